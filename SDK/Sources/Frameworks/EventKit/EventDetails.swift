public import Foundation

/// What calendars can hold.
public struct EKEntityMask: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Events.
    public static let event = EKEntityMask(rawValue: 1)
    /// Reminders.
    public static let reminder = EKEntityMask(rawValue: 2)
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
    /// What the user calls it.
    open var title: String { "" }
    /// The name by which it is found again.
    public let sourceIdentifier = UUID().uuidString
    /// Where it is kept.
    open var sourceType: EKSourceType { .local }

    /// Its calendars: none.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
    /// Not known.
    case none
    /// It does.
    case confirmed
    /// It may.
    case tentative
    /// It does not.
    case canceled
}

/// Whether one is free during an event.
public enum EKEventAvailability: Int, Sendable {
    /// Not known.
    case notSupported = -1
    /// One is not.
    case busy
    /// One is.
    case free
    /// One may be.
    case tentative
    /// One is not there.
    case unavailable
}

/// What events a change is for.
public enum EKSpan: Int, Sendable {
    /// This one.
    case thisEvent
    /// This one and those to come.
    case futureEvents
}

/// Somebody who comes.
open class EKParticipant: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    private override init() {}

    /// What they are called.
    open var name: String? { nil }
    /// Where they are reached.
    open var url: URL { URL(fileURLWithPath: "/") }
    /// Whether they come.
    open var participantStatus: EKParticipantStatus { .unknown }
    /// Whether it is the user.
    open var isCurrentUser: Bool { false }
}

/// Whether somebody comes.
public enum EKParticipantStatus: Int, Sendable {
    /// Not known.
    case unknown
    /// They were not answered.
    case pending
    /// They do.
    case accepted
    /// They do not.
    case declined
    /// They may.
    case tentative
    /// Somebody else does.
    case delegated
    /// It is over.
    case completed
    /// It goes on.
    case inProcess
}

/// A place with a name.
open class EKStructuredLocation: NSObject {
    /// What it is called.
    open var title: String?
    /// How far around it counts, in metres.
    open var radius = 0.0

    /// A place of a name.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
}

/// What reminds of an event.
open class EKAlarm: NSObject {
    /// When it does.
    open var absoluteDate: Date?
    /// How long before it does, in seconds.
    open var relativeOffset: TimeInterval = 0

    /// Reminds at a date.
    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }

    /// Reminds some seconds before or after the beginning.
    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
}

/// Why a calendar cannot be changed.
public struct EKError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// There is no calendar.
        case noCalendar = 1
        /// The user does not let the plugin.
        case eventStoreNotAuthorized = 29
    }

    /// The reason.
    public let code: Code
}
