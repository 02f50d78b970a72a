import CWidgetPlugin

extension Font {
    /// How far the lines of a text are apart.
    public enum Leading: Hashable, Sendable {
        /// As usual.
        case standard
        /// Two points less than usual.
        case tight
        /// Two points more than usual.
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
