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
    /// As in SwiftUI, the line is as wide as its letters and the ellipsis.
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
        guard let width, case let slack = layout.ellipsisSlack, slack > 2 * Self.leastSlack else {
            return (layout, rest)
        }
        let narrow = cut(width - slack + Self.leastSlack)
        return (narrow.cutBytes == layout.cutBytes ? narrow : layout, rest)
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

    /// The text with two words on its last line instead of one, as SwiftUI has it.
    ///
    /// Measured on macOS 26 by the public project swiftui-web: a text that would be broken into two
    /// lines, the second a single word, gives it the last word of the first, if the lines then
    /// differ less and the words fit. Texts of more lines keep such words alone.
    ///
    /// - Returns: nil for other texts.
    private func withCompany(
        _ layout: TextLayout, width: Double, fit: LetterFit
    ) -> TextLayout? {
        guard layout.lineCount == 2, text.bytes.last != UInt8(ascii: "\n"),
            let words = text.lastWords(after: layout.range(ofLine: 0))
        else { return nil }
        let other = make(width: width, fit: fit, unbreakable: hangulWords + [words])
        guard other.lineCount == 2, other.fits(width),
            other.range(ofLine: 1).lowerBound == words.lowerBound,
            other.difference < layout.difference
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

extension TextLayout {
    /// How much wider one of two lines is than the other.
    fileprivate var difference: Double { abs(width(ofLine: 0) - width(ofLine: 1)) }
}

extension StyledText {
    /// The bytes of a line's last word and of the only word after it; nil when the line has one
    /// word, several follow, or the line ends otherwise than between words.
    fileprivate func lastWords(after line: Range<Int>) -> Range<Int>? {
        let space = UInt8(ascii: " ")
        guard bytes.startIndex < line.upperBound, line.upperBound < bytes.endIndex,
            bytes[line.upperBound - 1] == space,
            !bytes[line.upperBound...].contains(where: { $0 == space || $0 < 0x20 }),
            let end = bytes[line].lastIndex(where: { $0 != space }),
            let before = bytes[line.lowerBound..<end].lastIndex(of: space)
        else { return nil }
        return before + 1..<bytes.endIndex
    }
}
