public import Foundation

/// A message and when to show it.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// The name to take it back by.
    public let identifier: String
    /// The message.
    public let content: UNNotificationContent
    /// When to show it; `nil`: at once.
    public let trigger: UNNotificationTrigger?

    /// Makes a request.
    public init(
        identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
    ) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// A message to the user.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The first line.
    public internal(set) var title = ""
    /// The second line.
    public internal(set) var subtitle = ""
    /// The other lines.
    public internal(set) var body = ""
    /// The number on the app's icon.
    public internal(set) var badge: NSNumber?
    /// The sound.
    public internal(set) var sound: UNNotificationSound?
    /// What the app wants to know when the user answers.
    public internal(set) var userInfo: [AnyHashable: Any] = [:]
    /// Which messages belong together.
    public internal(set) var threadIdentifier = ""
    /// Which answers there are.
    public internal(set) var categoryIdentifier = ""
}

/// A message to the user, while it is written.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The first line.
    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The second line.
    public override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The other lines.
    public override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number on the app's icon.
    public override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// The sound.
    public override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    /// What the app wants to know when the user answers.
    public override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// Which messages belong together.
    public override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// Which answers there are.
    public override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
}

/// The sound of a message.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// The usual sound.
    open class var `default`: UNNotificationSound { UNNotificationSound() }
}

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
}
