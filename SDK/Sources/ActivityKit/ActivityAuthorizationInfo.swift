/// Whether live activities may start.
public final class ActivityAuthorizationInfo: Sendable {
    /// Whether activities may start; always `false`, since no host shows them yet.
    public var areActivitiesEnabled: Bool { false }
    /// Whether activities may be updated frequently; always `false`.
    public var frequentPushesEnabled: Bool { false }

    /// Creates the authorization of the plugin.
    public init() {}
}
