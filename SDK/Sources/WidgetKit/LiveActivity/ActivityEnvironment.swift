extension EnvironmentValues {
    private struct ActivityFamilyKey: EnvironmentKey {
        static var defaultValue: ActivityFamily { .medium }
    }

    private struct FullscreenKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// The size of the live activity.
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }

    /// Whether a live activity fills the screen; always `false` here.
    public var isActivityFullscreen: Bool {
        get { self[FullscreenKey.self] }
        set { self[FullscreenKey.self] = newValue }
    }

    /// Whether the compact and minimal presentations have little width, as on a phone in landscape;
    /// always `false` here.
    public var isDynamicIslandLimitedInWidth: Bool { false }

    /// Whether a live activity is updated less often; always `false` here.
    public var isActivityUpdateReduced: Bool { false }
}
