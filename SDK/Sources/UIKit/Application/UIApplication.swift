public import Foundation

/// The app object of UIKit, for sources shared by an app and its widget.
///
/// Differs from Apple: there is no app, so its methods have no effect.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// An app that is not there.
    public static let shared = UIApplication()

    /// A key of launch options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// A key of options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Whether an app is seen.
    public enum State: Int, Sendable {
        /// The app is active.
        case active
        /// The app is inactive.
        case inactive
        /// The app is in the background.
        case background
    }

    /// The delegate of the app.
    open weak var delegate: (any UIApplicationDelegate)?
    /// The state; always in the background, because there is no app.
    open var applicationState: State { .background }
    /// No effect here: a widget does not decide when the machine sleeps.
    open var isIdleTimerDisabled: Bool {
        get { false }
        set {}
    }
    /// No effect here: there is no icon.
    open var applicationIconBadgeNumber: Int {
        get { 0 }
        set {}
    }
    /// The connected scenes; always empty.
    open var connectedScenes: Set<UIScene> { [] }
    /// The windows; always empty.
    open var windows: [UIWindow] { [] }
    /// The text size of the current drawing.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    /// Always returns `false`, because a widget opens nothing itself.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Always passes `false` to the handler, because a widget opens nothing itself.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { completion?(false) }

    /// Always returns `false`, because a widget opens nothing itself.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        false
    }

    /// No effect here: there are no notifications from afar.
    open func registerForRemoteNotifications() {}

    /// A settings URL, which no app opens here.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// Differs from Apple: this notification is never posted.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Differs from Apple: this notification is never posted.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Differs from Apple: this notification is never posted.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Differs from Apple: this notification is never posted.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Differs from Apple: this notification is never posted.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Differs from Apple: this notification is never posted.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
}
