public import Foundation

/// The desktop and its apps.
///
/// Differs from Apple: a widget's process sees no other processes and opens nothing itself; use
/// `Link`, `widgetURL` or `OpenURLIntent` instead.
open class NSWorkspace: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The shared instance.
    public static let shared = NSWorkspace()

    /// The center of workspace notifications, which never posts any.
    public let notificationCenter = NotificationCenter()

    /// Options for opening a URL.
    open class OpenConfiguration: NSObject, @unchecked Sendable {
        // Unchecked: as Apple's, it is not for several threads.

        /// Whether the app is activated.
        open var activates = true
        /// The launch arguments.
        open var arguments: [String] = []
        /// The app's environment.
        open var environment: [String: String] = [:]
        /// Whether another process of the app is started.
        open var createsNewApplicationInstance = false
    }

    /// Always returns `false`, because a widget opens nothing itself.
    @discardableResult
    open func open(_ url: URL) -> Bool { false }

    /// Always passes an error to the handler, because a widget opens nothing itself.
    open func open(
        _ url: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }

    /// Always throws, because a widget opens nothing itself.
    @discardableResult
    open func open(_ url: URL, configuration: OpenConfiguration) async throws
        -> NSRunningApplication
    { throw CocoaError(.featureUnsupported) }

    /// Always passes an error to the handler, because a widget opens nothing itself.
    open func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }

    /// Always throws, because a widget opens nothing itself.
    @discardableResult
    open func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration
    ) async throws -> NSRunningApplication { throw CocoaError(.featureUnsupported) }

    /// Calls back with an error: a widget starts no app.
    open func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }

    /// Throws: a widget starts no app.
    @discardableResult
    open func openApplication(at applicationURL: URL, configuration: OpenConfiguration)
        async throws -> NSRunningApplication
    { throw CocoaError(.featureUnsupported) }

    /// No effect here: there is no Finder.
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {}

    /// Always returns `false`, because there is no Finder.
    @discardableResult
    open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
    { false }

    /// Always returns `nil`, because installed apps are not known.
    open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }

    /// Always returns `nil`, because installed apps are not known.
    open func urlForApplication(toOpen url: URL) -> URL? { nil }

    /// Returns a symbol for the item at a path: an app, a folder or a document.
    open func icon(forFile fullPath: String) -> NSImage {
        let file = URL(fileURLWithPath: fullPath)
        let name =
            file.pathExtension == "app"
            ? "app" : file.isFolder ? "folder.fill" : "doc"
        return NSImage(systemSymbolName: name, accessibilityDescription: nil) ?? NSImage()
    }

    /// Always returns `nil`, because the desktop picture is not known.
    open func desktopImageURL(for screen: NSScreen) -> URL? { nil }

    /// The running apps; always empty.
    open var runningApplications: [NSRunningApplication] { [] }
    /// Always `nil`, because a widget's process does not see other processes.
    open var frontmostApplication: NSRunningApplication? { nil }
    /// Always `nil`, because a widget's process does not see other processes.
    open var menuBarOwningApplication: NSRunningApplication? { nil }

    /// Always `false`, because the user's accessibility settings are not known.
    open var accessibilityDisplayShouldReduceMotion: Bool { false }
    /// Always `false`, because the user's accessibility settings are not known.
    open var accessibilityDisplayShouldReduceTransparency: Bool { false }
    /// Always `false`, because the user's accessibility settings are not known.
    open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
    /// Always `false`, because the user's accessibility settings are not known.
    open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
    /// Always `false`, because the user's accessibility settings are not known.
    open var accessibilityDisplayShouldInvertColors: Bool { false }
    /// Always `false`, because the user's accessibility settings are not known.
    open var isVoiceOverEnabled: Bool { false }

    /// Differs from Apple: this notification is never posted.
    public static let didActivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidActivateApplicationNotification")
    /// Differs from Apple: this notification is never posted.
    public static let didLaunchApplicationNotification = Notification.Name(
        "NSWorkspaceDidLaunchApplicationNotification")
    /// Differs from Apple: this notification is never posted.
    public static let didTerminateApplicationNotification = Notification.Name(
        "NSWorkspaceDidTerminateApplicationNotification")
    /// Differs from Apple: this notification is never posted.
    public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
    /// Differs from Apple: this notification is never posted.
    public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
    /// Differs from Apple: this notification is never posted.
    public static let activeSpaceDidChangeNotification = Notification.Name(
        "NSWorkspaceActiveSpaceDidChangeNotification")
    /// The app that a notification is about.
    public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
}

extension URL {
    fileprivate var isFolder: Bool {
        (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
}
