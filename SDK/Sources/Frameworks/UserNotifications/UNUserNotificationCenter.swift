public import Foundation

/// What the user may be notified by.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// A message.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// A message that waits in the list.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether the user wants to be notified.
public enum UNAuthorizationStatus: Int, Sendable {
    /// They were not asked.
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
    // Unchecked: it holds nothing.

    private static let instance = UNUserNotificationCenter()

    private override init() {}

    /// The only center.
    open class func current() -> UNUserNotificationCenter { instance }

    /// Asks the user: the answer is no.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, nil)
    }

    /// Asks the user: the answer is no.
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

    /// Takes requests back.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

    /// Takes all requests back.
    open func removeAllPendingNotificationRequests() {}

    /// Takes messages from the list.
    open func removeAllDeliveredNotifications() {}

    private static func failure() -> UNError {
        PluginLog.warnOnce("Widgets cannot notify: UNUserNotificationCenter refuses requests.")
        return UNError(code: .notificationsNotAllowed)
    }
}

/// What the user wants to be notified by.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// Whether the user wants to be notified: they do not.
    open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// Why a request failed.
public struct UNError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The user does not want to be notified.
        case notificationsNotAllowed = 1
    }

    /// The reason.
    public let code: Code
}
