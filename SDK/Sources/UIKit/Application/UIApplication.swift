public import Foundation

/// What sources that an app and its widget share say of the app.
///
/// Differs from Apple: there is no app; what it is asked to do has no effect.
@MainActor
open class UIApplication: UIResponder {
    /// An app that is not there.
    public static let shared = UIApplication()

    /// What an app was started for.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What an app's opening of an address is asked for.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Whether an app is seen.
    public enum State: Int, Sendable {
        /// It is in use.
        case active
        /// It is seen.
        case inactive
        /// It is not seen.
        case background
    }

    /// What hears of the app.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Always in the background: there is no app.
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
    /// None.
    open var connectedScenes: Set<UIScene> { [] }
    /// None.
    open var windows: [UIWindow] { [] }
    /// The text size of what is being drawn.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    /// False: a widget opens nothing by itself.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Calls back with false: a widget opens nothing by itself.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { completion?(false) }

    /// False: a widget opens nothing by itself.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        false
    }

    /// No effect here: there are no notifications from afar.
    open func registerForRemoteNotifications() {}

    /// A URL that nothing answers here.
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
