public import Foundation

/// An app that is running; a widget's process sees none but itself.
open class NSRunningApplication: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// This process.
    public static let current = NSRunningApplication()

    /// None: a widget's process sees no other.
    open class func runningApplications(withBundleIdentifier bundleIdentifier: String)
        -> [NSRunningApplication]
    { [] }

    /// The plugin's name.
    open var localizedName: String? {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
    }
    /// The plugin's identifier.
    open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    /// Where the plugin lies.
    open var bundleURL: URL? { Bundle.main.bundleURL }
    /// The process's number.
    open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    /// Nil: it has none.
    open var icon: NSImage? { nil }
    /// Not at all: a widget is no app.
    open var activationPolicy: NSApplication.ActivationPolicy { .prohibited }
    /// Never: a widget is not in front.
    open var isActive: Bool { false }
    /// Never: it has no windows.
    open var isHidden: Bool { false }
    /// Never: it runs.
    open var isTerminated: Bool { false }

    /// False: a widget does not come to the front.
    @discardableResult
    open func activate(options: NSApplication.ActivationOptions = []) -> Bool { false }

    /// False: a widget's process ends when the host says so.
    @discardableResult
    open func terminate() -> Bool { false }
}
