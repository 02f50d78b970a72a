public import Foundation

/// A message to the user.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The title.
    public internal(set) var title = ""
    /// The subtitle.
    public internal(set) var subtitle = ""
    /// The body.
    public internal(set) var body = ""
    /// The number on the app's icon.
    public internal(set) var badge: NSNumber?
    /// The sound.
    public internal(set) var sound: UNNotificationSound?
    /// Custom data for the app.
    public internal(set) var userInfo: [AnyHashable: Any] = [:]
    /// The identifier that groups notifications.
    public internal(set) var threadIdentifier = ""
    /// The identifier of the category.
    public internal(set) var categoryIdentifier = ""
    /// The attachments.
    public internal(set) var attachments: [UNNotificationAttachment] = []
    /// The interruption level.
    public internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// The relevance among the app's notifications, from 0 to 1.
    public internal(set) var relevanceScore: Double = 0
    /// The identifier of the scene that the notification is about.
    public internal(set) var targetContentIdentifier: String?
    /// The criteria for Focus filters.
    public internal(set) var filterCriteria: String?
}

/// A message to the user, while it is written.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The title.
    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The subtitle.
    public override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The body.
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
    /// Custom data for the app.
    public override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// The identifier that groups notifications.
    public override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// The identifier of the category.
    public override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    /// The attachments.
    public override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    /// The interruption level.
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    /// The relevance among the app's notifications, from 0 to 1.
    public override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
    /// The identifier of the scene that the notification is about.
    public override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    /// The criteria for Focus filters.
    public override var filterCriteria: String? {
        get { super.filterCriteria }
        set { super.filterCriteria = newValue }
    }
}

/// The interruption level.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Passive: added to the list without interruption.
    case passive
    /// Active: shown immediately, with a sound.
    case active
    /// Time-sensitive: shown even if others are held back.
    case timeSensitive
    /// Critical: audible even if sounds are muted.
    case critical
}
