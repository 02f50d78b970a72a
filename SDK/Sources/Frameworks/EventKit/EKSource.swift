public import Foundation

/// The type of an account.
public enum EKSourceType: Int, Sendable {
    /// Local.
    case local
    /// Exchange.
    case exchange
    /// CalDAV.
    case calDAV
    /// MobileMe.
    case mobileMe
    /// Subscribed.
    case subscribed
    /// Birthdays.
    case birthdays
}

/// An account of calendars.
open class EKSource: NSObject {
    /// The title.
    open var title: String { "" }
    /// The identifier.
    public let sourceIdentifier = UUID().uuidString
    /// The type of an account.
    open var sourceType: EKSourceType { .local }

    /// Returns the calendars of the account; always empty.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
