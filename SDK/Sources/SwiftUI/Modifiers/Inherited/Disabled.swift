extension EnvironmentValues {
    private struct IsEnabledKey: EnvironmentKey {
        static let defaultValue = true
    }

    /// Whether users can act on the view.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

extension View {
    /// Disables interaction with the view; views inside a disabled one are disabled as well.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
    }
}
