import Testing
import WidgetWire

@testable import WidgetText

/// Line limits, truncation and shrinking.
@Suite struct FittingTests {
    let long = "The quick brown fox jumps over the lazy dog"

    @Test func `A line limit truncates the last line`() throws {
        let measured = try measure(paragraph(long) { $0.lineLimit = 2 }, width: 150)
        #expect(measured.lineCount == 2)
        #expect(measured.isTruncated)
        #expect(measured.width <= 150)
    }

    @Test func `Text within its line limit is not truncated`() throws {
        let measured = try measure(paragraph(long) { $0.lineLimit = 3 }, width: 150)
        #expect(measured.lineCount == 3)
        #expect(!measured.isTruncated)
    }

    @Test func `A box shows only lines that fit its height completely`() throws {
        let measured = try measure(paragraph(long), width: 150, height: 60.8)
        #expect(measured.lineCount == 2)
        #expect(measured.isTruncated)
        #expect(try measure(paragraph(long), width: 150, height: 60.9).lineCount == 3)
    }

    @Test func `One line is shown when the box is lower than a line`() throws {
        let measured = try measure(paragraph(long), width: 150, height: 3)
        #expect(measured.lineCount == 1)
        #expect(measured.isTruncated)
    }

    @Test func `Text is truncated when a line feed exceeds the line limit`() throws {
        let measured = try measure(paragraph("one\ntwo") { $0.lineLimit = 1 }, width: nil)
        let ellipsis = try measure(paragraph("one…"), width: nil)
        #expect(measured.isTruncated)
        #expect(measured.width == ellipsis.width)
    }

    @Test func `A truncated line has the width of its visible text`() throws {
        let cut = try measure(paragraph(long) { $0.lineLimit = 1 }, width: 150)
        let starts = long.indices.map { long[..<$0] }.filter { $0.last != " " }
        let widths = try starts.map {
            try measure(paragraph("\($0)…"), width: nil).width
        }
        let shown = widths.last { $0 < 150 }
        #expect(cut.isTruncated)
        #expect(cut.width < 150 && abs(cut.width - (shown ?? 0)) <= 1, "\(cut.width)")
        #expect(
            try measure(paragraph(long) { $0.lineLimit = 1 }, width: cut.width) == cut)
    }

    @Test(
        arguments: [
            (.tail, "Alpha beta…", "Alpha beta g…"), (.head, "…gamma delta", "…a gamma delta"),
        ] as [(Paragraph.Truncation, String, String)])
    func `There is no space next to an ellipsis`(
        truncation: Paragraph.Truncation, shown: String, longer: String
    ) throws {
        let text = paragraph("Alpha beta gamma delta", size: 13) {
            $0.lineLimit = 1
            $0.truncation = truncation
        }
        let least = try measure(paragraph(shown, size: 13), width: nil).width + 1
        let next = try measure(paragraph(longer, size: 13), width: nil).width - 1
        for width in stride(from: least, to: next, by: 0.5) {
            let cut = try measure(text, width: width)
            #expect(abs(cut.width - least + 1) <= 1, "\(cut.width) of \(width)")
            #expect(try measure(text, width: cut.width) == cut)
            let line = try typeset(text, width: width).lines[0]
            let whole = 0..<text.runs[0].text.utf8.count
            let bytes = try #require(line.layout.cutBytes)
            let ends = [whole.lowerBound..<bytes.lowerBound, bytes.upperBound..<whole.upperBound]
            #expect(ends.map { line.text.text(in: $0) }.joined(separator: "…") == shown)
        }
    }

    @Test func `There is no space before an ellipsis that replaces lines`() throws {
        let cut = try measure(paragraph("one  \ntwo") { $0.lineLimit = 1 }, width: 300)
        #expect(cut.width == (try measure(paragraph("one…"), width: nil).width))
        let empty = try measure(paragraph("  \ntwo") { $0.lineLimit = 1 }, width: 300)
        #expect(empty.width == (try measure(paragraph("…"), width: nil).width))
    }

    @Test(arguments: [
        ("Layout must wrap", 90.0, ["Layout ", "must wrap"]),
        ("Layout must wrap", 104, ["Layout ", "must wrap"]),
        ("Layout wrap sentence", 100, ["Layout wrap ", "sentence"]),
        ("mint mint mint mint mint", 60, ["mint mint ", "mint mint ", "mint"]),
        ("One\nword alone", 300, ["One", "word alone"]),
        ("incomprehensibilities too", 140, ["incomprehensibilities ", "too"]),
        ("a lot of 漢字かな\n文", 300, ["a lot of 漢字かな", "文"]),
        ("A rather well-known", 110, ["A rather ", "well-known"]),
        ("오늘의 날씨는 맑음", 95, ["오늘의 ", "날씨는 맑음"]),
    ])
    func `The first line ends earlier when the last would be one word`(
        text: String, width: Double, lines: [String]
    ) throws {
        let set = try typeset(paragraph(text, size: 13), width: width)
        #expect(set.lines.map(\.shown) == lines)
    }

    struct BrokenText {
        var text: String
        var size = 14.0
        var width: Double
        /// The characters of the first line.
        var first: Int
    }

    /// From win/app/src/test/resources/text/linebreaks.json of
    /// https://github.com/gaojunbin/remote-control at 967634c: where SwiftUI's text was broken on a
    /// Mac.
    @Test(arguments: [
        BrokenText(
            text: "Add the machine where your coding agents are installed.", width: 328, first: 41),
        BrokenText(
            text: "Add the machine where your coding agents are installed on abcdefghij",
            width: 400, first: 55),
        BrokenText(
            text: "Add the machine where your coding agents are installed on abcdefghijk",
            width: 400, first: 58),
        BrokenText(
            text: "Add the machine where your coding agents are installed on abcdefghij.",
            width: 400, first: 58),
        BrokenText(
            text: "Add the agentsareinstalledonthemachinewherethecodingrun nn.", width: 400,
            first: 56),
        BrokenText(text: "添加装有编码代理的那台机器然后扫码配对。", width: 270, first: 17),
        BrokenText(text: "installed shows language.", size: 13, width: 134, first: 16),
        BrokenText(text: "my gateway am notification", width: 144, first: 14),
        BrokenText(text: "archive where control", width: 135, first: 14),
        BrokenText(text: "on as go or control background", size: 13, width: 170, first: 12),
        BrokenText(text: "screen permission pair.", width: 145, first: 18),
        BrokenText(text: "by it as gateway model.", size: 13, width: 141, first: 17),
        BrokenText(
            text: "scanning and conversation password.", size: 13, width: 180, first: 26),
        BrokenText(text: "be by it browser no conversation", width: 141, first: 20),
        BrokenText(text: "no remote no no do and control background.", width: 263, first: 31),
        BrokenText(text: "password on effort permission.", size: 13, width: 186, first: 19),
        BrokenText(text: "model version it coding my", width: 173, first: 17),
        BrokenText(text: "update my my version", width: 137, first: 10),
        BrokenText(text: "installed dictation as", size: 13, width: 120, first: 10),
        BrokenText(text: "the or terminal is background", width: 133, first: 16),
    ])
    func `Lines of two-line texts end where they do in SwiftUI`(_ broken: BrokenText) throws {
        let set = try typeset(paragraph(broken.text, size: broken.size), width: broken.width)
        #expect(set.lines.count == 2)
        #expect(set.lines.first?.shown.count == broken.first)
    }

    @Test func `The measured width includes the space at which a line breaks`() throws {
        let text = paragraph("Layout wrap sentence", size: 13)
        let first = try typeset(text, width: 100).lines[0].width
        let measured = try measure(text, width: 100).width
        #expect(measured > first + 2 && measured < first + 5)
        #expect(try measure(text, width: first).width == (first * 2).rounded(.up) / 2)
        #expect(
            try measure(paragraph("Wider\nthin", size: 13), width: 150)
                .width == measure(paragraph("Wider", size: 13), width: 150).width)
    }

    @Test func `A glyph that is wider than the box is shrunk`() throws {
        let letter = try typeset(
            paragraph("🇧🇷", size: 200) {
                $0.lineLimit = 1
                $0.minimumScale = 0.01
            }, width: 70)
        #expect(letter.fit.scale < 0.5)
        #expect(letter.lines.count == 1 && letter.lines[0].width <= 70.001)
    }

    @Test(arguments: [Paragraph.Truncation.head, .middle, .tail])
    func `Text fits its box with each truncation mode`(truncation: Paragraph.Truncation) throws {
        let measured = try measure(
            paragraph(long) {
                $0.lineLimit = 1
                $0.truncation = truncation
            }, width: 120)
        #expect(measured.isTruncated)
        #expect(measured.width <= 120 && measured.width > 90)
    }

    @Test func `Text is shrunk before it is truncated`() throws {
        let shrunk = try typeset(
            paragraph(long) {
                $0.lineLimit = 1
                $0.minimumScale = 0.5
            }, width: 250)
        #expect(!shrunk.isTruncated)
        #expect(shrunk.fit.scale < 1 && shrunk.fit.scale >= 0.5)
        let larger = try typeset(
            paragraph(long, size: 17 * (shrunk.fit.scale + 0.021)) { $0.lineLimit = 1 }, width: 250)
        #expect(larger.isTruncated)
    }

    @Test func `Text is truncated at the minimum scale`() throws {
        let shrunk = try typeset(
            paragraph(long) {
                $0.lineLimit = 1
                $0.minimumScale = 0.8
            }, width: 100)
        #expect(shrunk.isTruncated)
        #expect(shrunk.fit.scale == 0.8)
    }

    @Test func `Text that fits is not shrunk`() throws {
        let whole = try typeset(
            paragraph("Short") {
                $0.lineLimit = 1
                $0.minimumScale = 0.5
            }, width: 250)
        #expect(whole.fit.scale == 1)
    }

    @Test(arguments: [75.0, 500])
    func `A line that is higher than the box is shrunk`(size: Double) throws {
        let tall = paragraph("5", size: size) {
            $0.lineLimit = 1
            $0.minimumScale = 0.01
        }
        let shrunk = try typeset(tall, width: 60, height: 40)
        #expect(!shrunk.isTruncated)
        #expect(shrunk.height <= 40 && shrunk.height > 38)
        #expect(try typeset(tall, width: 600).fit.scale == 1)
    }

    @Test func `A line that is higher than the box is shrunk to the minimum scale`() throws {
        let tall = paragraph("5", size: 75) { $0.minimumScale = 0.8 }
        #expect(try typeset(tall, width: 600, height: 40).fit.scale == 0.8)
    }

    @Test func `Shrunk lines fit the height of the box`() throws {
        let lines = paragraph(long) { $0.minimumScale = 0.1 }
        let shrunk = try typeset(lines, width: 60, height: 15)
        #expect(!shrunk.isTruncated && shrunk.height <= 15)
        #expect(shrunk.lines.count > 1)
    }

    @Test func `Truncated text keeps the fonts of its visible runs`() throws {
        let mixed = Paragraph.with {
            $0.runs = [run("Some small words ", font(12)), run("and LARGE ones", font(40))]
            $0.lineLimit = 1
        }
        let measured = try measure(mixed, width: 60)
        #expect(measured.isTruncated)
        #expect(measured.width <= 60)
    }

    @Test func `Hangul words are broken only when they are wider than a line`() throws {
        let text = "오늘의 날씨는 맑습니다"
        let word = try measure(paragraph("맑습니다"), width: nil).width
        let lines = try typeset(paragraph(text), width: word + 12).lines
        #expect(lines.map(\.shown) == ["오늘의 ", "날씨는 ", "맑습니다"])
        let narrow = try typeset(paragraph("맑습니다 하루"), width: word * 0.8).lines
        #expect(narrow.map(\.shown) == ["맑습니", "다 ", "하루"])
        #expect(HangulWords.ranges(in: Array("a 10월, 日本".utf8)) == [2..<7])
    }

    private func measure(
        _ paragraph: Paragraph, width: Double?, height: Double? = nil
    ) throws -> TextMeasurement {
        try engine().measure(
            paragraph, in: TextBox(width: width, height: height), context: context(scale: 2))
    }

    private func typeset(
        _ paragraph: Paragraph, width: Double, height: Double? = nil
    ) throws -> TypesetParagraph {
        try engine().typeset(
            paragraph, in: TextBox(width: width, height: height), context: context(scale: 2))
    }
}

extension TypesetParagraph.Line {
    fileprivate var shown: String { text.text(in: layout.range(ofLine: index)) }
}
