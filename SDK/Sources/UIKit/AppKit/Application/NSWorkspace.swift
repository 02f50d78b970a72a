public import Foundation

/// The desktop and its apps.
///
/// Differs from Apple: a widget's process sees no other and opens nothing by itself; let `Link`,
/// `widgetURL` or `OpenURLIntent` open what is to be opened.
open class NSWorkspace: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// The shared instance.
    public static let shared = NSWorkspace()

    /// Where news of apps would be posted; nothing is.
    public let notificationCenter = NotificationCenter()

    /// How something is opened.
    open class OpenConfiguration: NSObject, @unchecked Sendable {
        // Unchecked: as Apple's, it is not for several threads.

        /// Whether the app comes to the front.
        open var activates = true
        /// What the app is told when it starts.
        open var arguments: [String] = []
        /// The app's environment.
        open var environment: [String: String] = [:]
        /// Whether another process of the app is started.
        open var createsNewApplicationInstance = false
    }

    /// False: a widget opens nothing by itself.
    @discardableResult
    open func open(_ url: URL) -> Bool { false }

    /// Calls back with an error: a widget opens nothing by itself.
    open func open(
        _ url: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }

    /// Throws: a widget opens nothing by itself.
    @discardableResult
    open func open(_ url: URL, configuration: OpenConfiguration) async throws
        -> NSRunningApplication
    { throw CocoaError(.featureUnsupported) }

    /// Calls back with an error: a widget opens nothing by itself.
    open func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }

    /// Throws: a widget opens nothing by itself.
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

    /// False: there is no Finder.
    @discardableResult
    open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
    { false }

    /// Nil: no apps are known.
    open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }

    /// Nil: no apps are known.
    open func urlForApplication(toOpen url: URL) -> URL? { nil }

    /// A symbol of what lies at a path: an app, a folder or a document.
    open func icon(forFile fullPath: String) -> NSImage {
        let file = URL(fileURLWithPath: fullPath)
        let name =
            file.pathExtension == "app"
            ? "app" : file.isFolder ? "folder.fill" : "doc"
        return NSImage(systemSymbolName: name, accessibilityDescription: nil) ?? NSImage()
    }

    /// Nil: the desktop's picture is not known.
    open func desktopImageURL(for screen: NSScreen) -> URL? { nil }

    /// None: a widget's process sees no other.
    open var runningApplications: [NSRunningApplication] { [] }
    /// Nil: a widget's process sees no other.
    open var frontmostApplication: NSRunningApplication? { nil }
    /// Nil: a widget's process sees no other.
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
