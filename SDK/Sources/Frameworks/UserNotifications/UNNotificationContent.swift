public import Foundation

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
    /// Pictures, sounds and films that go along.
    public internal(set) var attachments: [UNNotificationAttachment] = []
    /// How much it may interrupt.
    public internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// How it is sorted among the app's, from 0 to 1.
    public internal(set) var relevanceScore: Double = 0
    /// Which of the app's scenes it concerns.
    public internal(set) var targetContentIdentifier: String?
    /// What a focus looks for to let it through.
    public internal(set) var filterCriteria: String?
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
    /// Pictures, sounds and films that go along.
    public override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    /// How much it may interrupt.
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    /// How it is sorted among the app's, from 0 to 1.
    public override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
    /// Which of the app's scenes it concerns.
    public override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    /// What a focus looks for to let it through.
    public override var filterCriteria: String? {
        get { super.filterCriteria }
        set { super.filterCriteria = newValue }
    }
}

/// How much a message may interrupt.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// It waits in the list.
    case passive
    /// It is shown at once, with a sound.
    case active
    /// It is shown even while others wait.
    case timeSensitive
    /// It is heard even where sounds are off.
    case critical
}
