// Apple declares the properties so.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// A calendar or a list of reminders.
open class EKCalendar: NSObject {
    /// The title.
    open var title = ""
    /// The identifier.
    public let calendarIdentifier: String
    /// Its colour.
    open var cgColor: CGColor! = CGColor(srgbRed: 0, green: 0.478, blue: 1, alpha: 1)
    /// Where it is kept.
    open var type: EKCalendarType { .local }
    /// The account it belongs to.
    open var source: EKSource! = EKSource()
    /// Whether it can be changed.
    open var allowsContentModifications: Bool { false }
    /// Whether it comes from somebody else.
    open var isSubscribed: Bool { false }
    /// Whether its name can be changed.
    open var isImmutable: Bool { true }
    /// What it holds.
    open var allowedEntityTypes: EKEntityMask { [.event, .reminder] }

    /// Makes a calendar that is in no store.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        calendarIdentifier = UUID().uuidString
    }
}

/// Where a calendar is kept.
public enum EKCalendarType: Int, Sendable {
    /// On the machine.
    case local
    /// On a server for calendars.
    case calDAV
    /// On a server for mail.
    case exchange
    /// At somebody else's.
    case subscription
    /// With the contacts.
    case birthday
}
