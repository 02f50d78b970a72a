import CWidgetPlugin

extension Font {
    /// A family of letter forms.
    public enum Design: Hashable, Sendable {
        /// The system's usual one.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// With letters that are all as wide.
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
