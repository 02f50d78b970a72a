public import Foundation

/// A participant of an event.
open class EKParticipant: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    private override init() {}

    /// The name.
    open var name: String? { nil }
    /// The URL.
    open var url: URL { URL(fileURLWithPath: "/") }
    /// The participation status.
    open var participantStatus: EKParticipantStatus { .unknown }
    /// Whether it is the user.
    open var isCurrentUser: Bool { false }
}

/// The participation status.
public enum EKParticipantStatus: Int, Sendable {
    /// Unknown.
    case unknown
    /// Pending.
    case pending
    /// Accepted.
    case accepted
    /// Declined.
    case declined
    /// Tentative.
    case tentative
    /// Delegated.
    case delegated
    /// Completed.
    case completed
    /// In process.
    case inProcess
}
