import WidgetWire

/// A shaped paragraph, with the engine that measures and sets it.
struct EngineParagraph: PreparedParagraph {
    let engine: PangoTextEngine
    let shaped: ShapedParagraph
    let context: TextContext

    func measure(in box: TextBox) -> TextMeasurement {
        engine.typeset(shaped, in: box, context: context).measurement(scale: context.scale)
    }

    func typesetting(in box: TextBox, book: GlyphBook) -> Typesetting? {
        engine.typesetting(of: shaped, in: box, context: context, book: book)
    }
}

/// A paragraph with its shaped text: in its own lines, and as it was last broken.
///
/// Belongs to its engine's thread.
final class ShapedParagraph {
    let paragraph: Paragraph
    let text: StyledText
    private let pango: OpaquePointer
    private let plainFonts: PlainFonts
    private lazy var hangulWords = HangulWords.ranges(in: text.bytes)
    private lazy var drawings = LineDrawings(text, pango: pango)
    private var unbroken: TextLayout?
    private var broken: (width: Double, layout: TextLayout)?

    init(
        _ paragraph: Paragraph, context: TextContext, pango: OpaquePointer, plainFonts: PlainFonts
    ) {
        self.paragraph = paragraph
        self.pango = pango
        self.plainFonts = plainFonts
        text = StyledText(paragraph, context: context)
    }

    /// The text in lines of at most `width` points; the same layout whenever it fits unbroken.
    func layout(width: Double?, fit: LetterFit) -> TextLayout {
        guard fit == .natural else { return make(width: width, fit: fit) }
        let unbroken =
            unbroken ?? plainFonts.layout(of: text, drawings: drawings, context: pango)
        self.unbroken = unbroken
        guard let width, !unbroken.fits(width) else { return unbroken }
        if let broken, broken.width == width { return broken.layout }
        let layout = make(width: width, fit: .natural)
        broken = (width, layout)
        return layout
    }

    /// The rest of the text from an offset, on one line with an ellipsis where it is cut.
    func cutLine(
        from start: Int, width: Double?, fit: LetterFit
    ) -> (layout: TextLayout, text: StyledText) {
        let rest = text.restOfLine(from: start)
        let layout = TextLayout(
            rest, fit: fit, width: width, ellipsis: .init(paragraph.truncation), context: pango,
            drawings: drawings.rest(from: start))
        return (layout, rest)
    }

    private func make(width: Double?, fit: LetterFit) -> TextLayout {
        let layout = make(width: width, fit: fit, unbreakable: hangulWords)
        guard let width, !hangulWords.isEmpty, !layout.fits(width) else { return layout }
        // Words that are wider than a line are broken all the same.
        let wide = (0..<layout.lineCount)
            .filter { !layout.fits(width, line: $0) }.map(layout.range(ofLine:))
        return make(
            width: width, fit: fit,
            unbreakable: hangulWords.filter { word in !wide.contains { $0.overlaps(word) } })
    }

    private func make(
        width: Double?, fit: LetterFit, unbreakable: [Range<Int>]
    ) -> TextLayout {
        TextLayout(
            text, fit: fit, width: width, context: pango, drawings: drawings,
            unbreakable: unbreakable)
    }
}
