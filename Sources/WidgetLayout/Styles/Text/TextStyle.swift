/// The styles of text; the numbers are those of `widget_font_text_style`.
enum TextStyle: Int, CaseIterable {
    case largeTitle = 1
    case title = 2
    case title2 = 3
    case title3 = 4
    case headline = 5
    case body = 6
    case callout = 7
    case subheadline = 8
    case footnote = 9
    case caption = 10
    case caption2 = 11
}
