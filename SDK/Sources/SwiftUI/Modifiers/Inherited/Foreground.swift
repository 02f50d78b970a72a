import CWidgetPlugin

extension EnvironmentValues {
    private struct ForegroundKey: RecordedEnvironmentKey {
        static let defaultValue: AnyShapeStyle? = nil

        static func record(_ value: AnyShapeStyle?, into recorder: ViewRecorder) {
            let style = value ?? AnyShapeStyle(Color.primary)
            recorder.set(WIDGET_FOREGROUND, style.paint(in: recorder.environment))
        }
    }

    /// What texts, symbols and shapes are drawn with; `nil`: the colour of labels.
    package var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the colour of texts, symbols and shapes; `nil` is that of labels.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
    }

    /// Sets what texts, symbols and shapes are drawn with.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.foregroundStyle, AnyShapeStyle(style))
    }

    /// Sets what texts, symbols and shapes are drawn with.
    ///
    /// Unlike on Apple's platforms the second level is one of the first style.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        foregroundStyle(primary)
    }

    /// Sets what texts, symbols and shapes are drawn with.
    ///
    /// Unlike on Apple's platforms the second and third levels are those of the first style.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyle(primary)
    }
}
