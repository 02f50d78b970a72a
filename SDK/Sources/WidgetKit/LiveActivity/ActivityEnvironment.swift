extension EnvironmentValues {
    private struct ActivityFamilyKey: EnvironmentKey {
        static var defaultValue: ActivityFamily { .medium }
    }

    private struct FullscreenKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// The size a live activity has.
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }

    /// Whether a live activity fills the screen: never.
    public var isActivityFullscreen: Bool {
        get { self[FullscreenKey.self] }
        set { self[FullscreenKey.self] = newValue }
    }

    /// Whether a live activity is updated less often: never.
    public var isActivityUpdateReduced: Bool { false }
}
