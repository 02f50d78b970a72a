import Testing
import WidgetWire

@testable import WidgetText

/// Text that is shaped without a Pango layout, compared with one.
@Suite struct PlainTextTests {
    private static let texts = [
        "Entry 1, row 3", "Total", "AVATAR To. Wa", "difficult office", "72°", "12:30 – 14:05",
        "–", "  two  spaces ", "Crème brûlée’s “best”…", "1,234.50 €", "Ångström • Łódź", "->",
        "A-B (C) x@y 10x20", "~", "x",
    ]

    private static let fonts: [Font] = [
        font(11), font(17) { $0.weight = 600 }, font(34) { $0.italic = true },
        font(15) { $0.design = .rounded }, font(15) { $0.design = .serif },
        font(13) { $0.monospacedDigit = true }, font(12) { $0.design = .monospaced },
    ]

    @Test(arguments: fonts)
    func `Glyphs and positions equal those of a Pango layout`(font: Font) throws {
        let engine = try engine()
        let pango = engine.pango(context())
        let plain = PlainFonts()
        for text in ["Abc", "12"] { _ = plain.layout(of: styled(text, font), context: pango) }
        for text in Self.texts {
            let text = styled(text, font)
            let direct = plain.layout(of: text, context: pango)
            let whole = TextLayout(text, width: nil, context: pango)
            #expect(direct.plain != nil)
            #expect(direct.width(ofLine: 0) == whole.width(ofLine: 0))
            #expect(direct.range(ofLine: 0) == whole.range(ofLine: 0))
            let runs = (direct.runs(ofLine: 0), whole.runs(ofLine: 0))
            #expect(runs.0.count == runs.1.count)
            for (one, other) in zip(runs.0, runs.1) { #expect(one.isSame(as: other)) }
        }
    }

    @Test func `Text with other scripts or spacing is left to a Pango layout`() throws {
        let engine = try engine()
        let pango = engine.pango(context())
        for text in ["עברית", "日本", "a\nb", "a\tb", "👍", "©", "e\u{301}", "a\u{AD}b", "2️⃣"] {
            #expect(PlainScript(Array(text.utf8)) == nil)
        }
        let spaces: [WritableKeyPath<TextRun, Double>] = [
            \.kerning, \.tracking, \.baselineOffset,
        ]
        for change in spaces {
            var run = run("Abc", font(17))
            run[keyPath: change] = 1
            let text = StyledText(.with { $0.runs = [run] }, context: context())
            #expect(PlainFont.Style(text, context: pango) == nil)
        }
    }

    @Test func `Text with a character that the font lacks is not shaped`() throws {
        let engine = try engine()
        let pango = engine.pango(context())
        let text = styled("Abc", font(17))
        let layout = TextLayout(text, width: nil, context: pango)
        let style = try #require(PlainFont.Style(text, context: pango))
        let plain = try #require(PlainFont(style, layout, length: text.bytes.count))
        #expect(plain.line(Array("Abc".utf8)) != nil)
        #expect(plain.line(Array("A日c".utf8)) == nil)
    }

    private func styled(_ text: String, _ font: Font) -> StyledText {
        StyledText(.with { $0.runs = [run(text, font)] }, context: context())
    }
}

extension LineRun {
    fileprivate func isSame(as other: LineRun) -> Bool {
        bytes == other.bytes && font == other.font && x == other.x && width == other.width
            && hasColors == other.hasColors && isIncomplete == other.isIncomplete
            && marks.elementsEqual(other.marks) {
                $0.glyph == $1.glyph && $0.x == $1.x && $0.y == $1.y
            }
    }
}
