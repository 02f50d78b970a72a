import CWidgetPlugin

/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark

    init(_ scheme: widget_color_scheme) { self = scheme == WIDGET_DARK ? .dark : .light }
}

/// How strongly colours differ.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

extension EnvironmentValues {
    private struct ColorSchemeKey: RecordedEnvironmentKey {
        static let defaultValue = ColorScheme.light

        static func record(_ value: ColorScheme, into recorder: ViewRecorder) {
            recorder.set(WIDGET_COLOR_SCHEME, value == .dark ? WIDGET_DARK : WIDGET_LIGHT)
        }
    }

    /// Whether the widget is drawn light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// How strongly colours differ.
    public var colorSchemeContrast: ColorSchemeContrast {
        host.hasIncreasedContrast ? .increased : .standard
    }
}
