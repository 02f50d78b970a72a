public import Foundation

/// The app object of AppKit, for sources shared by an app and its widget.
///
/// Differs from Apple: there is no app, so its methods have no effect.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
    /// An app that is not there.
    public static let shared = NSApplication()

    /// How an app appears while it runs.
    public enum ActivationPolicy: Int, Sendable {
        /// Appears in the Dock.
        case regular
        /// Does not appear in the Dock.
        case accessory
        /// Does not appear at all.
        case prohibited
    }

    /// Options for activating an app.
    public struct ActivationOptions: OptionSet, Sendable {
        /// The raw bits of the options.
        public let rawValue: UInt

        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Activates all windows.
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        /// Whatever else is in front.
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }

    /// Whether an app may end.
    public enum TerminateReply: UInt, Sendable {
        /// Termination is cancelled.
        case terminateCancel
        /// Termination proceeds.
        case terminateNow
        /// Termination may happen later.
        case terminateLater
    }

    /// The delegate of the app.
    open weak var delegate: (any NSApplicationDelegate)?
    /// No effect here: the appearance is what the host asks for.
    open var appearance: NSAppearance?
    /// The appearance of the current drawing.
    open var effectiveAppearance: NSAppearance { .currentDrawing() }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The icon of the plugin's asset catalog; empty if there is none.
    open var applicationIconImage: NSImage! =
        AssetCatalog.of(nil).image("AppIcon") == nil ? NSImage() : NSImage(named: "AppIcon")
    /// The windows; always empty.
    open var windows: [NSWindow] { [] }
    /// The key window; always `nil`.
    open var keyWindow: NSWindow? { nil }
    /// The main window; always `nil`.
    open var mainWindow: NSWindow? { nil }
    /// Whether the app is active; always `false`.
    open var isActive: Bool { false }
    /// Whether the app is hidden; always `false`.
    open var isHidden: Bool { false }

    /// Always returns `false`, because there is no app.
    @discardableResult
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }

    /// No effect here: there is no app.
    open func activate(ignoringOtherApps flag: Bool) {}

    /// No effect here: there is no app.
    open func activate() {}

    /// No effect here: there is no app.
    open func hide(_ sender: Any?) {}

    /// No effect here: a widget's process ends when the host says so.
    open func terminate(_ sender: Any?) {}

    /// No effect here: there are no notifications from afar.
    open func registerForRemoteNotifications() {}

    /// Differs from Apple: this notification is never posted.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "NSApplicationDidBecomeActiveNotification")
    /// Differs from Apple: this notification is never posted.
    public nonisolated static let didResignActiveNotification = Notification.Name(
        "NSApplicationDidResignActiveNotification")
    /// Differs from Apple: this notification is never posted.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "NSApplicationDidFinishLaunchingNotification")
    /// Differs from Apple: this notification is never posted.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "NSApplicationWillTerminateNotification")
    /// Differs from Apple: this notification is never posted.
    public nonisolated static let didChangeScreenParametersNotification = Notification.Name(
        "NSApplicationDidChangeScreenParametersNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// An app that is not there.
@MainActor @preconcurrency public var NSApp: NSApplication! { .shared }
