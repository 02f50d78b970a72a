public import Foundation

/// Notifications between processes.
///
/// Differs from Apple: a plugin's process stands alone, so that they reach those who listen in it.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    // Unchecked: it has nothing of its own.

    /// The kind of a centre.
    public struct CenterType: RawRepresentable, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String

        /// Takes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// That of the processes of this machine.
        public static let localNotificationCenterType = CenterType(
            rawValue: "NSLocalNotificationCenterType")
    }

    /// What becomes of notifications while nobody can take them.
    public enum SuspensionBehavior: UInt, Sendable {
        /// They are lost.
        case drop = 1
        /// The last of a name is kept.
        case coalesce
        /// All are kept.
        case hold
        /// All are kept and handed over at once.
        case deliverImmediately
    }

    private static let shared = DistributedNotificationCenter()

    /// Whether notifications wait.
    open var suspended = false

    /// The centre of all processes.
    open class func `default`() -> DistributedNotificationCenter { shared }

    /// The centre of a kind.
    open class func forType(_ notificationCenterType: CenterType) -> DistributedNotificationCenter {
        shared
    }

    /// Posts a notification.
    open func postNotificationName(
        _ name: NSNotification.Name, object: String? = nil, userInfo: [AnyHashable: Any]? = nil,
        deliverImmediately: Bool = false
    ) { post(name: name, object: object, userInfo: userInfo) }
}
