/// Whether the window around is in front.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    /// It is, and hears of keys.
    case key
    /// It is.
    case active
    /// It is not.
    case inactive
}

extension EnvironmentValues {
    private struct ControlActiveStateKey: EnvironmentKey {
        static let defaultValue = ControlActiveState.key
    }

    /// Whether the window around is in front; `key` unless a view sets it, as a widget has no
    /// window.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }
}
