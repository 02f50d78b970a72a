/// What the screen is like.
extension EnvironmentValues {
    private struct LuminanceKey: EnvironmentKey { static let defaultValue = false }
    private struct SizeClassKey: EnvironmentKey {
        static let defaultValue: UserInterfaceSizeClass? = nil
    }
    private struct VerticalSizeClassKey: EnvironmentKey {
        static let defaultValue: UserInterfaceSizeClass? = nil
    }
    private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
    private struct MaterialKey: EnvironmentKey { static let defaultValue: Material? = nil }

    /// Whether the screen is dimmed, as one that is always on.
    ///
    /// No effect here: it never is.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// How much width there is; unknown in a widget.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey.self] }
        set { self[SizeClassKey.self] = newValue }
    }

    /// How much height there is; unknown in a widget.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The material underneath the view, if any.
    ///
    /// Differs from Apple: a material set as a background is not known here.
    public var backgroundMaterial: Material? {
        get { self[MaterialKey.self] }
        set { self[MaterialKey.self] = newValue }
    }

    /// What the app around does; `active` unless a view sets it.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// How much room an app has.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little.
    case compact
    /// Enough.
    case regular
}

/// What an app does.
public enum ScenePhase: Hashable, Comparable, Sendable {
    /// It is not to be seen.
    case background
    /// It is seen and does nothing.
    case inactive
    /// It is seen and used.
    case active
}
