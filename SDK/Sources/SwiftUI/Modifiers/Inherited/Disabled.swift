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
    /// Says whether users cannot act on the view; a view in a disabled one is disabled.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
    }
}
