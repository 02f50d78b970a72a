/// A state of a live activity, and how long it holds.
public struct ActivityContent<State> where State: Decodable, State: Encodable {
    /// The state.
    public let state: State
    /// When the state is old; `nil`: never.
    public let staleDate: Date?
    /// How important the activity is beside others.
    public let relevanceScore: Double

    /// Creates a state.
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
