/// Properties of the display.
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

    /// Whether the display is dimmed, as an always-on display.
    ///
    /// No effect here: it never is.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// The horizontal size class; always `nil` in a widget unless a view sets it.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey.self] }
        set { self[SizeClassKey.self] = newValue }
    }

    /// The vertical size class; always `nil` in a widget unless a view sets it.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The material behind the view, if any.
    ///
    /// Differs from Apple: a material set as a background is not known here.
    public var backgroundMaterial: Material? {
        get { self[MaterialKey.self] }
        set { self[MaterialKey.self] = newValue }
    }

    /// The phase of the scene; `active` unless a view sets it.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// The available space in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little space.
    case compact
    /// Enough space.
    case regular
}

/// The phase of a scene.
public enum ScenePhase: Hashable, Comparable, Sendable {
    /// The scene is not visible.
    case background
    /// The scene is visible but inactive.
    case inactive
    /// The scene is visible and active.
    case active
}
