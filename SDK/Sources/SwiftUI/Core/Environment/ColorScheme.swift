import CWidgetPlugin

/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark

    init(_ scheme: widget_color_scheme) { self = scheme == WIDGET_DARK ? .dark : .light }
}

/// The contrast between colors.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    /// The standard contrast.
    case standard
    /// An increased contrast.
    case increased
}

extension EnvironmentValues {
    private struct ColorSchemeKey: RecordedEnvironmentKey {
        static let defaultValue = ColorScheme.light

        static func record(_ value: ColorScheme, into recorder: ViewRecorder) {
            recorder.set(WIDGET_COLOR_SCHEME, value == .dark ? WIDGET_DARK : WIDGET_LIGHT)
        }
    }

    /// Whether the widget is drawn in light or dark appearance.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast between colors.
    public var colorSchemeContrast: ColorSchemeContrast {
        host.hasIncreasedContrast ? .increased : .standard
    }
}
