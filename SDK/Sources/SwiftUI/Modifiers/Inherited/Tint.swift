import CWidgetPlugin

extension EnvironmentValues {
    private struct TintKey: RecordedEnvironmentKey {
        static let defaultValue: AnyShapeStyle? = nil

        static func record(_ value: AnyShapeStyle?, into recorder: ViewRecorder) {
            let style = value ?? AnyShapeStyle(Color.accentColor)
            recorder.set(WIDGET_TINT, style.paint(in: recorder.environment))
        }
    }

    /// The tint; `nil`: the accent colour.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    /// Sets what `.tint` and the accent colour stand for.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        environment(\.tintStyle, AnyShapeStyle(tint))
    }

    /// Sets what `.tint` and the accent colour stand for; `nil` is the system's accent colour.
    @_disfavoredOverload
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    /// Sets what `.tint` and the accent colour stand for; `nil` is the system's accent colour.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
