public import Foundation

/// Where accounts are kept.
public enum EKSourceType: Int, Sendable {
    /// On the machine.
    case local
    /// On a server for mail.
    case exchange
    /// On a server for calendars.
    case calDAV
    /// On Apple's.
    case mobileMe
    /// At somebody else's.
    case subscribed
    /// With the contacts.
    case birthdays
}

/// An account of calendars.
open class EKSource: NSObject {
    /// The title.
    open var title: String { "" }
    /// The identifier.
    public let sourceIdentifier = UUID().uuidString
    /// Where it is kept.
    open var sourceType: EKSourceType { .local }

    /// Its calendars: none.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
