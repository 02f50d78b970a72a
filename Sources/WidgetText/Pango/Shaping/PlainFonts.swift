/// Shapes plain text without a PangoLayout.
///
/// A layout looks for directions, scripts, fonts and places for line breaks, which takes several
/// times as long as shaping. For text of Latin letters in one font these are always the same, so
/// they are kept from the first such text. Belongs to its engine's thread.
final class PlainFonts {
    private var fonts: [PlainFont] = []

    /// The number of fonts after which all are forgotten.
    private static let limit = 32

    /// Forgets all; call it when the fonts have changed.
    func removeAll() { fonts = [] }

    /// A text's layout in its own lines.
    func layout(
        of text: StyledText, drawings: LineDrawings? = nil, context: OpaquePointer
    ) -> TextLayout {
        guard let style = PlainFont.Style(text, context: context) else {
            return TextLayout(text, width: nil, context: context, drawings: drawings)
        }
        if let font = fonts.first(where: { $0.style == style }) {
            return TextLayout(text, width: nil, context: context, plain: font.line(text.bytes))
        }
        let layout = TextLayout(text, width: nil, context: context)
        if let font = PlainFont(style, layout, length: text.bytes.count) {
            if fonts.count >= Self.limit { fonts = [] }
            fonts.append(font)
        }
        return layout
    }
}
