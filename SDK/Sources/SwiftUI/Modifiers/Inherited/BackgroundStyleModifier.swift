extension EnvironmentValues {
    private struct BackgroundStyleKey: EnvironmentKey {
        static let defaultValue: AnyShapeStyle? = nil
    }

    /// What `.background` draws with; `nil`: the system's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets what `.background` stands for inside the view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
