/// Whether the window is active.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    /// The window is active and receives keyboard events.
    case key
    /// The window is active.
    case active
    /// The window is not active.
    case inactive
}

extension EnvironmentValues {
    private struct ControlActiveStateKey: EnvironmentKey {
        static let defaultValue = ControlActiveState.key
    }

    /// Whether the window is active; `key` unless a view sets it, because a widget has no window.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }
}
