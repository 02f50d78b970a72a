import CWidgetPlugin

extension View {
    /// Sets the style that texts, symbols and shapes are drawn with.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        inheriting { $0.set(WIDGET_FOREGROUND, style: style) }
    }

    /// Sets two levels of the foreground style; unlike on Apple's platforms the first gives both.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        foregroundStyle(primary)
    }

    /// Sets three levels of the foreground style; unlike on Apple's platforms the first gives all.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyle(primary)
    }

    /// Sets the colour that texts, symbols and shapes are drawn with.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        inheriting { recorder in
            if let color { recorder.set(WIDGET_FOREGROUND, style: color) }
        }
    }

    /// Sets the style of what can be pressed, and of the style `tint`.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        inheriting { recorder in
            if let tint { recorder.set(WIDGET_TINT, style: tint) }
        }
    }

    /// Sets the colour of what can be pressed, and of the style `tint`.
    @_disfavoredOverload
    nonisolated public func tint(_ tint: Color?) -> some View {
        inheriting { recorder in
            if let tint { recorder.set(WIDGET_TINT, style: tint) }
        }
    }

    /// Sets the colour of what can be pressed.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
