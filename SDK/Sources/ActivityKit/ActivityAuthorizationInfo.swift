/// Whether activities may start.
public final class ActivityAuthorizationInfo: Sendable {
    /// Whether they may: no, since no host shows them yet.
    public var areActivitiesEnabled: Bool { false }
    /// Whether they may be updated often: no.
    public var frequentPushesEnabled: Bool { false }

    /// Asks whether activities may start.
    public init() {}
}
