public import CoreLocation
public import Foundation

/// When a message is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// Whether it is shown again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }
}

/// Shows a message after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The seconds to wait.
    public let timeInterval: TimeInterval

    /// Waits some seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When it would be shown, were it asked for now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// Shows a message on a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The date's components that count.
    public let dateComponents: DateComponents

    /// Waits for a date.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When it is shown next; `nil`: never.
    open func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(
            after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// Shows a message as soon as a server sends it.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// Shows a message at a place: never here.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The place.
    public let region: CLRegion

    /// Waits for a place.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
