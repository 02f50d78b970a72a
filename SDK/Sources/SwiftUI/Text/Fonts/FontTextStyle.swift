import CWidgetPlugin

extension Font {
    /// A text style, whose size depends on the dynamic type size.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// Large titles.
        case largeTitle
        /// Titles.
        case title
        /// Titles of the second level.
        case title2
        /// Titles of the third level.
        case title3
        /// Headings.
        case headline
        /// Subheadings.
        case subheadline
        /// Body text.
        case body
        /// Callouts.
        case callout
        /// Footnotes.
        case footnote
        /// Captions.
        case caption
        /// Alternate captions.
        case caption2

        var value: widget_font_text_style {
            switch self {
            case .largeTitle: WIDGET_FONT_LARGE_TITLE
            case .title: WIDGET_FONT_TITLE
            case .title2: WIDGET_FONT_TITLE2
            case .title3: WIDGET_FONT_TITLE3
            case .headline: WIDGET_FONT_HEADLINE
            case .subheadline: WIDGET_FONT_SUBHEADLINE
            case .body: WIDGET_FONT_BODY
            case .callout: WIDGET_FONT_CALLOUT
            case .footnote: WIDGET_FONT_FOOTNOTE
            case .caption: WIDGET_FONT_CAPTION
            case .caption2: WIDGET_FONT_CAPTION2
            }
        }
    }

    /// The font for extra large titles, bold and 36 points; it scales with large titles, because
    /// Apple publishes no other sizes of it.
    public static let extraLargeTitle = Font(style: .largeTitle, points: 36).weight(.bold)
    /// The font for extra large titles of the second level: titles in bold.
    public static let extraLargeTitle2 = Font(style: .title).weight(.bold)
    /// The font for large titles.
    public static let largeTitle = Font(style: .largeTitle)
    /// The font for titles.
    public static let title = Font(style: .title)
    /// The font for titles of the second level.
    public static let title2 = Font(style: .title2)
    /// The font for titles of the third level.
    public static let title3 = Font(style: .title3)
    /// The font for headings.
    public static let headline = Font(style: .headline)
    /// The font for subheadings.
    public static let subheadline = Font(style: .subheadline)
    /// The font of body text.
    public static let body = Font(style: .body)
    /// The font for callouts.
    public static let callout = Font(style: .callout)
    /// The font for footnotes.
    public static let footnote = Font(style: .footnote)
    /// The font for captions.
    public static let caption = Font(style: .caption)
    /// The font for alternate captions.
    public static let caption2 = Font(style: .caption2)
}
