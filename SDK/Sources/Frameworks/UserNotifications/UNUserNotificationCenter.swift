public import Foundation

/// The kinds of notifications to request.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Alerts.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// CarPlay.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// A message that is heard even where sounds are off.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// The app provides its own notification settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// A message that waits in the list.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    /// A message that is read aloud.
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    /// A message that is shown even while others wait.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// Whether the user wants to be notified.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// Denied.
    case denied
    /// Authorized.
    case authorized
    /// Provisionally authorized.
    case provisional
    /// Temporarily authorized.
    case ephemeral
}

/// Notifies the user.
///
/// Differs from Apple: a plugin cannot; authorization is denied, and requests fail with `UNError`.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // Unchecked: the delegate is set by one thread, as on Apple's platforms.

    private static let instance = UNUserNotificationCenter()

    /// The delegate, which is never called.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whether content extensions are supported; always `false`.
    open var supportsContentExtensions: Bool { false }

    private override init() {}

    /// Returns the shared center.
    open class func current() -> UNUserNotificationCenter { instance }

    /// Requests authorization; it is always denied.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, nil)
    }

    /// Requests authorization; it is always denied.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        false
    }

    /// Returns the settings; everything is disabled.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Passes the settings to the handler; everything is disabled.
    open func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        completionHandler(UNNotificationSettings())
    }

    /// Notifies later: fails.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(Self.failure())
    }

    /// Notifies later: fails.
    open func add(_ request: UNNotificationRequest) async throws { throw Self.failure() }

    /// Returns the pending requests; always empty.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

    /// Passes the pending requests to the handler; always empty.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        completionHandler([])
    }

    /// Returns the delivered notifications; always empty.
    open func deliveredNotifications() async -> [UNNotification] { [] }

    /// Passes the delivered notifications to the handler; always empty.
    open func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
    ) {
        completionHandler([])
    }

    /// Sets the categories; they are not stored.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

    /// Returns the categories; always empty.
    open func notificationCategories() async -> Set<UNNotificationCategory> { [] }

    /// Passes the categories to the handler; always empty.
    open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        completionHandler([])
    }

    /// Writes a number on the app's icon: fails.
    open func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(Self.failure())
    }

    /// Writes a number on the app's icon: fails.
    open func setBadgeCount(_ newBadgeCount: Int) async throws { throw Self.failure() }

    /// Removes pending requests.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

    /// Removes all pending requests.
    open func removeAllPendingNotificationRequests() {}

    /// Removes delivered notifications.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

    /// Removes all delivered notifications.
    open func removeAllDeliveredNotifications() {}

    private static func failure() -> UNError {
        PluginLog.warnOnce("Widgets cannot notify: UNUserNotificationCenter refuses requests.")
        return UNError(code: .notificationsNotAllowed)
    }
}
