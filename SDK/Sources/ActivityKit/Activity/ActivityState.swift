/// The state of a live activity.
public enum ActivityState: String, Codable, Hashable, Sendable {
    /// The activity is shown, and can be updated.
    case active
    /// The activity has ended, and is still shown.
    case ended
    /// The activity is no longer shown.
    case dismissed
    /// The activity is shown, and its content is out of date.
    case stale
    /// The activity starts at a later date.
    case pending
}

/// How long a live activity is shown.
public enum ActivityStyle: Codable, Hashable, Sendable {
    /// The activity is shown until it ends.
    case standard
    /// The activity is shown until the user locks or leaves the device.
    case transient
}

/// How updates are pushed to a live activity.
public struct PushType: Hashable, Sendable {
    private let name: String

    /// Updates are pushed to the token of the activity.
    public static let token = PushType(name: "token")

    /// Updates are pushed to a channel.
    public static func channel(_ id: String) -> PushType { PushType(name: "channel " + id) }
}
