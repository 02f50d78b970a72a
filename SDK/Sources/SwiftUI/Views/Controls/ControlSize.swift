/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest size.
    case mini
    /// A small size.
    case small
    /// The regular size.
    case regular
    /// A large size.
    case large
    /// The largest size.
    case extraLarge
}

extension EnvironmentValues {
    private struct ControlSizeKey: EnvironmentKey {
        static let defaultValue = ControlSize.regular
    }

    /// The size of controls in the view.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of controls in the view.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
