public import Foundation

/// What the user may be notified by.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// A message.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// A message in cars.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// A message that is heard even where sounds are off.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// The app has settings of its own.
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
    /// They do not.
    case denied
    /// They do.
    case authorized
    /// They do, in the list.
    case provisional
    /// They do, for a while.
    case ephemeral
}

/// Notifies the user.
///
/// Differs from Apple: a plugin cannot; authorisation is denied, and requests fail with `UNError`.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // Unchecked: the delegate is set by one thread, as on Apple's platforms.

    private static let instance = UNUserNotificationCenter()

    /// Who hears of messages: never called, for there are none.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whether the app can draw its messages: it cannot.
    open var supportsContentExtensions: Bool { false }

    private override init() {}

    /// The only center.
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

    /// What the user wants: not to be notified.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// What the user wants: not to be notified.
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

    /// What waits to be shown: nothing.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

    /// What waits to be shown: nothing.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        completionHandler([])
    }

    /// What stands in the list: nothing.
    open func deliveredNotifications() async -> [UNNotification] { [] }

    /// What stands in the list: nothing.
    open func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
    ) {
        completionHandler([])
    }

    /// Says what can be answered: nothing is.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

    /// What can be answered: nothing.
    open func notificationCategories() async -> Set<UNNotificationCategory> { [] }

    /// What can be answered: nothing.
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

    /// Takes requests back.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

    /// Takes all requests back.
    open func removeAllPendingNotificationRequests() {}

    /// Takes messages from the list.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

    /// Takes all messages from the list.
    open func removeAllDeliveredNotifications() {}

    private static func failure() -> UNError {
        PluginLog.warnOnce("Widgets cannot notify: UNUserNotificationCenter refuses requests.")
        return UNError(code: .notificationsNotAllowed)
    }
}
