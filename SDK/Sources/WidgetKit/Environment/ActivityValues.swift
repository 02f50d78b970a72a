/// What a live activity is drawn for.
extension EnvironmentValues {
    private struct ActivityFamilyKey: EnvironmentKey {
        static var defaultValue: ActivityFamily { .medium }
    }
    private struct FullscreenKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// The size of the live activity; always medium here unless a view around sets it.
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }

    /// Whether the live activity fills the screen.
    ///
    /// No effect here: it never does.
    public var isActivityFullscreen: Bool {
        get { self[FullscreenKey.self] }
        set { self[FullscreenKey.self] = newValue }
    }

    /// Whether the live activity is updated less often.
    ///
    /// No effect here: it never is.
    public var isActivityUpdateReduced: Bool { false }
}
