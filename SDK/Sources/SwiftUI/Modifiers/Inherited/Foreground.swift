import CWidgetPlugin

extension EnvironmentValues {
    private struct ForegroundKey: RecordedEnvironmentKey {
        static let defaultValue: [AnyShapeStyle] = []

        static func record(_ levels: [AnyShapeStyle], into recorder: ViewRecorder) {
            let levels = levels.isEmpty ? [AnyShapeStyle(Color.primary)] : levels
            let names = [WIDGET_FOREGROUND, WIDGET_FOREGROUND_SECOND, WIDGET_FOREGROUND_THIRD]
            for (name, style) in zip(names, levels) {
                recorder.set(name, style.paint(in: recorder.environment))
            }
        }
    }

    /// The foreground styles of text, symbols and shapes by level; empty means label colors.
    package var foregroundLevels: [AnyShapeStyle] {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
}

/// Sets the foreground styles of a view.
struct ForegroundModifier {
    let levels: [AnyShapeStyle]
}

extension ForegroundModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        let first = levels.first ?? AnyShapeStyle(ForegroundStyle())
        first.wrapped(recorder) {
            recorder.withEnvironment({ $0.foregroundLevels = levels }, content)
        }
    }
}

extension View {
    /// Sets the color of text, symbols and shapes; `nil` means the label color.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundModifier(levels: color.map { [AnyShapeStyle($0)] } ?? []))
    }

    /// Sets the style of text, symbols and shapes.
    ///
    /// Differs from Apple: the style's shadow and blend mode are those of the view as a whole.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundModifier(levels: [AnyShapeStyle(style)]))
    }

    /// Sets the first two levels of the style of text, symbols and shapes.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(ForegroundModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the first three levels of the style of text, symbols and shapes.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        let levels = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
        return modifier(ForegroundModifier(levels: levels))
    }
}

/// Sets a foreground style for a view unless an enclosing view has one.
private struct DefaultForegroundModifier {
    let style: AnyShapeStyle
}

extension DefaultForegroundModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        if recorder.environment.foregroundLevels.isEmpty {
            ForegroundModifier(levels: [style]).record(content, into: recorder)
        } else {
            content()
        }
    }
}

extension View {
    /// Sets the default foreground style: the color of built-in control styles, which an author's
    /// `foregroundStyle` outside the control replaces.
    nonisolated func defaultForeground<S: ShapeStyle>(_ style: S) -> some View {
        modifier(DefaultForegroundModifier(style: AnyShapeStyle(style)))
    }
}
