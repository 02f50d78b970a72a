// Apple declares the properties so.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// A calendar or a list of reminders.
open class EKCalendar: NSObject {
    /// The title.
    open var title = ""
    /// The identifier.
    public let calendarIdentifier: String
    /// The color.
    open var cgColor: CGColor! = CGColor(srgbRed: 0, green: 0.478, blue: 1, alpha: 1)
    /// The type of the calendar.
    open var type: EKCalendarType { .local }
    /// The account it belongs to.
    open var source: EKSource! = EKSource()
    /// Whether it can be changed.
    open var allowsContentModifications: Bool { false }
    /// Whether it is a subscribed calendar.
    open var isSubscribed: Bool { false }
    /// Whether its name can be changed.
    open var isImmutable: Bool { true }
    /// The types of items the calendar can contain.
    open var allowedEntityTypes: EKEntityMask { [.event, .reminder] }

    /// Creates a calendar that is not stored.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        calendarIdentifier = UUID().uuidString
    }
}

/// The type of a calendar.
public enum EKCalendarType: Int, Sendable {
    /// Local.
    case local
    /// CalDAV.
    case calDAV
    /// Exchange.
    case exchange
    /// Subscribed.
    case subscription
    /// Birthdays.
    case birthday
}
