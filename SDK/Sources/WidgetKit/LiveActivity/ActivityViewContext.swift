public import ActivityKit

/// What the views of a live activity show.
public struct ActivityViewContext<Attributes: ActivityAttributes>: Identifiable {
    /// Identifies the activity.
    public let activityID: String
    /// What stays.
    public let attributes: Attributes
    /// What changes.
    public let state: Attributes.ContentState
    /// Whether the state is old.
    public let isStale: Bool

    /// Identifies the activity.
    public var id: String { activityID }
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}
