public import Foundation

/// An app that is running; a widget's process sees none but itself.
open class NSRunningApplication: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The current process.
    public static let current = NSRunningApplication()

    /// Returns an empty array, because a widget's process does not see other processes.
    open class func runningApplications(withBundleIdentifier bundleIdentifier: String)
        -> [NSRunningApplication]
    { [] }

    /// The name of the plugin.
    open var localizedName: String? {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
    }
    /// The plugin's identifier.
    open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    /// The location of the plugin.
    open var bundleURL: URL? { Bundle.main.bundleURL }
    /// The process identifier.
    open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    /// The icon; always `nil`.
    open var icon: NSImage? { nil }
    /// The activation policy; always prohibited, because a widget is not an app.
    open var activationPolicy: NSApplication.ActivationPolicy { .prohibited }
    /// Whether the app is active; always `false`.
    open var isActive: Bool { false }
    /// Whether the app is hidden; always `false`.
    open var isHidden: Bool { false }
    /// Whether the app has terminated; always `false`.
    open var isTerminated: Bool { false }

    /// Always returns `false`, because a widget is never in front.
    @discardableResult
    open func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }

    /// Always returns `false`, because the host controls a widget's process.
    @discardableResult
    open func terminate() -> Bool { false }
}
