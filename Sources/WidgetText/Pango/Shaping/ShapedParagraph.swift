import WidgetWire

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
    ///
    /// As in SwiftUI, the line is as wide as its letters and the ellipsis, and there are no spaces
    /// next to it: arm T3 of docs/probes/swiftui-text-semantics.swift of
    /// https://github.com/mburger89/MetalUI, and Docs/elements/Text.md of
    /// https://github.com/iamcgn/swiftui-web.
    func cutLine(
        from start: Int, width: Double?, fit: LetterFit
    ) -> (layout: TextLayout, text: StyledText) {
        let rest = text.restOfLine(from: start)
        let drawings = drawings.rest(from: start)
        let cut = { [pango, paragraph] (width: Double?) in
            TextLayout(
                rest, fit: fit, width: width, ellipsis: .init(paragraph.truncation),
                context: pango, drawings: drawings)
        }
        let layout = cut(width)
        guard let width, let bytes = layout.cutBytes else { return (layout, rest) }
        let gap = rest.includingSpaces(around: bytes)
        let slack =
            layout.ellipsisSlack + layout.width(of: gap, line: 0)
            - layout.width(of: bytes, line: 0)
        guard slack > 2 * Self.leastSlack else { return (layout, rest) }
        let narrow = cut(width - slack + Self.leastSlack)
        return (narrow.cutBytes == gap ? narrow : layout, rest)
    }

    /// The room that a cut line keeps, so that it is cut at the same place in a box of its size,
    /// whatever room its letters have after them; in points.
    private static let leastSlack = 0.5

    private func make(width: Double?, fit: LetterFit) -> TextLayout {
        let layout = make(width: width, fit: fit, unbreakable: hangulWords)
        guard let width else { return layout }
        guard !hangulWords.isEmpty, !layout.fits(width) else {
            return withCompany(layout, width: width, fit: fit) ?? layout
        }
        // Words that are wider than a line are broken all the same.
        let wide = (0..<layout.lineCount)
            .filter { !layout.fits(width, line: $0) }.map(layout.range(ofLine:))
        return make(
            width: width, fit: fit,
            unbreakable: hangulWords.filter { word in !wide.contains { $0.overlaps(word) } })
    }

    /// The text with two words on its second line instead of one, as SwiftUI has it.
    ///
    /// - Returns: nil for a text in which that word stays alone.
    private func withCompany(
        _ layout: TextLayout, width: Double, fit: LetterFit
    ) -> TextLayout? {
        guard layout.lineCount == 2,
            let seam = LoneWord.seam(
                in: text, between: layout.range(ofLine: 0), layout.range(ofLine: 1))
        else { return nil }
        let other = make(width: width, fit: fit, unbreakable: hangulWords + [seam])
        guard other.lineCount == 2, other.fits(width),
            case let start = other.range(ofLine: 1).lowerBound,
            LoneWord.isBoundary(start, in: text),
            LoneWord.isJoined(
                other.width(ofLine: 1), leaving: layout.width(of: 0..<start, line: 0))
        else { return nil }
        return other
    }

    private func make(
        width: Double?, fit: LetterFit, unbreakable: [Range<Int>]
    ) -> TextLayout {
        TextLayout(
            text, fit: fit, width: width, context: pango, drawings: drawings,
            unbreakable: unbreakable)
    }
}
