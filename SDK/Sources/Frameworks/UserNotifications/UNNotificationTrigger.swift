public import CoreLocation
public import Foundation

/// The trigger of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// Whether it is shown again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }
}

/// Shows a message after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The interval in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger after an interval.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns the next date of the trigger.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// Shows a message on a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The date's components that count.
    public let dateComponents: DateComponents

    /// Creates a trigger for a date.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next date of the trigger.
    open func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(
            after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// Shows a message as soon as a server sends it.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// Shows a message at a place: never here.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The region.
    public let region: CLRegion

    /// Creates a trigger for a region.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
