import CWidgetPlugin

extension EnvironmentValues {
    private struct TintKey: RecordedEnvironmentKey {
        static let defaultValue: AnyShapeStyle? = nil

        static func record(_ value: AnyShapeStyle?, into recorder: ViewRecorder) {
            let style = value ?? AnyShapeStyle(Color.accentColor)
            recorder.set(WIDGET_TINT, style.paint(in: recorder.environment))
        }
    }

    /// The tint; `nil` means the accent color.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of `.tint` and the accent color.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        environment(\.tintStyle, AnyShapeStyle(tint))
    }

    /// Sets the color of `.tint` and the accent color; `nil` means the default accent color.
    @_disfavoredOverload
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the color of `.tint` and the accent color; `nil` means the default accent color.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
