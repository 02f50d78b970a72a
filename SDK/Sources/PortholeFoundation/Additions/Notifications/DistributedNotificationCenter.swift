public import Foundation

/// A center for notifications between processes.
///
/// Differs from Apple: notifications reach only observers in the plugin's own process.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    // Unchecked: it adds no stored state of its own that other threads use.

    /// The type of a center.
    public struct CenterType: RawRepresentable, Hashable, Sendable {
        /// The raw name.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The center of the processes on this device.
        public static let localNotificationCenterType = CenterType(
            rawValue: "NSLocalNotificationCenterType")
    }

    /// What happens to notifications while the receiver is suspended.
    public enum SuspensionBehavior: UInt, Sendable {
        /// Notifications are dropped.
        case drop = 1
        /// Only the last notification of each name is kept.
        case coalesce
        /// All notifications are kept until the receiver resumes.
        case hold
        /// Notifications are delivered at once.
        case deliverImmediately
    }

    private static let shared = DistributedNotificationCenter()

    /// Whether delivery is suspended.
    open var suspended = false

    /// The default center.
    open class func `default`() -> DistributedNotificationCenter { shared }

    /// Returns the center of a type.
    open class func forType(_ notificationCenterType: CenterType) -> DistributedNotificationCenter {
        shared
    }

    /// Posts a notification.
    open func postNotificationName(
        _ name: NSNotification.Name, object: String? = nil, userInfo: [AnyHashable: Any]? = nil,
        deliverImmediately: Bool = false
    ) { post(name: name, object: object, userInfo: userInfo) }
}
