import CWidgetPlugin

extension Font {
    /// The line spacing of a font.
    public enum Leading: Hashable, Sendable {
        /// The standard line spacing.
        case standard
        /// Two points less than the standard.
        case tight
        /// Two points more than the standard.
        case loose

        var value: widget_leading {
            switch self {
            case .standard: WIDGET_LEADING_STANDARD
            case .tight: WIDGET_LEADING_TIGHT
            case .loose: WIDGET_LEADING_LOOSE
            }
        }
    }
}
