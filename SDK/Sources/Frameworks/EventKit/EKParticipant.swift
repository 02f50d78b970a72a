public import Foundation

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
    /// The value is unknown.
    case unknown
    /// They did not answer.
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
