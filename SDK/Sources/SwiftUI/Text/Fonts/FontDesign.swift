import CWidgetPlugin

extension Font {
    /// A family of letter forms.
    public enum Design: Hashable, Sendable {
        /// The design of the system font.
        case `default`
        /// A serif design.
        case serif
        /// A rounded design.
        case rounded
        /// A monospaced design.
        case monospaced

        var value: widget_font_design {
            switch self {
            case .default: WIDGET_DESIGN_DEFAULT
            case .serif: WIDGET_DESIGN_SERIF
            case .rounded: WIDGET_DESIGN_ROUNDED
            case .monospaced: WIDGET_DESIGN_MONOSPACED
            }
        }
    }
}
