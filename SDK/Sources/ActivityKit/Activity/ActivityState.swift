/// Whether an activity is shown.
public enum ActivityState: String, Codable, Hashable, Sendable {
    /// It is, and it can be updated.
    case active
    /// It is, and it has ended.
    case ended
    /// It is not any more.
    case dismissed
    /// It is, and its state is old.
    case stale
    /// It will be.
    case pending
}

/// How an activity is shown.
public enum ActivityStyle: Codable, Hashable, Sendable {
    /// Until it ends.
    case standard
    /// Until the user looks elsewhere.
    case transient
}

/// How updates of an activity are sent.
public struct PushType: Hashable, Sendable {
    private let name: String

    /// To the activity's own token.
    public static let token = PushType(name: "token")

    /// To all that listen to a channel.
    public static func channel(_ id: String) -> PushType { PushType(name: "channel " + id) }
}
