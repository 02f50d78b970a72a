/// The content of a live activity, and the date until which it is valid.
public struct ActivityContent<State> where State: Decodable, State: Encodable {
    /// The state.
    public let state: State
    /// The date at which the content is out of date; `nil` for never.
    public let staleDate: Date?
    /// The relevance of the activity among those of the plugin.
    public let relevanceScore: Double

    /// Creates the content of an activity.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
    /// The state as text.
    public var description: String { "\(state)" }
}
