public import ActivityKit

/// The data of a live activity for its views.
public struct ActivityViewContext<Attributes: ActivityAttributes>: Identifiable {
    /// The identifier of the activity.
    public let activityID: String
    /// The constant attributes.
    public let attributes: Attributes
    /// The current state.
    public let state: Attributes.ContentState
    /// Whether the state is out of date.
    public let isStale: Bool

    /// The identifier of the activity.
    public var id: String { activityID }
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}
