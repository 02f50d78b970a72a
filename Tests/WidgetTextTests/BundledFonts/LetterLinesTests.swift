import Testing
import WidgetWire

@testable import WidgetText

/// Text that updates itself in a plugin's own font.
@Suite struct LetterLinesTests {
    private let engine: PangoTextEngine

    init() throws {
        engine = try PangoTextEngine(fonts: testFonts(), shelf: shelf("PortholeBlocks-Regular"))
    }

    private func timer(_ style: LiveDate.Style = .timer, in name: String = "PortholeBlocks-Regular")
        -> Paragraph
    {
        Paragraph.with {
            $0.runs = [
                TextRun.with {
                    $0.liveDate.style = style
                    $0.liveDate.date = 1_000
                    $0.font = named(name)
                }
            ]
        }
    }

    private func sent(_ paragraph: Paragraph, locale: String = "en_US") throws -> Paragraph {
        let context = TextContext(locale: locale, now: 900)
        var paragraph = engine.preparing(paragraph, context: context)
        paragraph.typesetting = try #require(
            engine.typesetting(
                of: paragraph, in: TextBox(width: 100, height: 30), context: context,
                book: GlyphBook()))
        return paragraph
    }

    @Test func `The outlines of all digits of a timer are sent`() throws {
        let letters = try sent(timer()).typesetting.letters
        let texts = Set(letters.map(\.text))
        #expect(texts.isSuperset(of: "0123456789:".map(String.init)))
        #expect(letters.first { $0.text == "1" }?.advance == 6)
        #expect(letters.first { $0.text == "2" }?.advance == 11)
    }

    @Test(arguments: [(950, "0:50"), (400, "10:00"), (-2_661, "1:01:01")] as [(Double, String)])
    func `A timer is typeset from sent outlines at a later moment`(now: Double, text: String) throws
    {
        let paragraph = try sent(timer())
        let lines = try #require(LetterLines(paragraph, context: TextContext(now: now)))
            .lines(width: 200, height: 30, isRightToLeft: false)
        let line = try #require(lines.first)
        #expect(lines.count == 1 && line.baseline == 18)
        let width = text.reduce(0.0) { $0 + ($1 == ":" ? 4 : $1 == "1" ? 6 : 11) }
        #expect(abs(line.width - width) < 0.001)
        #expect(line.runs[0].glyphs.count == text.count)
    }

    @Test func `Text from sent outlines is truncated or shrunk to fit`() throws {
        var paragraph = try sent(timer())
        let context = TextContext(now: -2_661)
        let cut = try #require(LetterLines(paragraph, context: context))
            .lines(width: 30, height: 30, isRightToLeft: false)
        #expect(cut.count == 1 && cut[0].width <= 30)
        paragraph.minimumScale = 0.5
        let small = try #require(LetterLines(paragraph, context: context))
            .lines(width: 30, height: 30, isRightToLeft: false)
        #expect(small[0].width <= 30.01 && small[0].runs[0].size < 20)
        #expect(small[0].runs[0].glyphs.count == 7)
        let low = try #require(LetterLines(paragraph, context: context))
            .lines(width: 300, height: 15, isRightToLeft: false)
        #expect(low[0].ascent + low[0].descent <= 15.001 && low[0].runs[0].size < 20)
    }

    @Test func `Text with an outline that was not sent is drawn with a font`() throws {
        var paragraph = try sent(timer())
        paragraph.typesetting.letters.removeAll { $0.text == "5" }
        #expect(LetterLines(paragraph, context: TextContext(now: 950)) == nil)
    }

    @Test func `Text of a cursive script is drawn in the system font`() {
        var problems: [String] = []
        engine.onFontProblem = { problems.append($0) }
        let context = TextContext(locale: "ar_EG", now: 900)
        let paragraph = engine.preparing(timer(.relative), context: context)
        #expect(paragraph.runs[0].font.family.isEmpty)
        #expect(problems.count == 1)
        #expect(
            problems.first?.hasPrefix(
                "Text that updates itself is drawn in the system font instead of "
                    + "'PortholeBlocks-Regular'") == true)
    }

    /// Every text of the next weeks consists of letters that were sent.
    @Test(
        arguments: [
            LiveDate.Style.relative, .offset, .timer, .stopwatch, .distance, .reference,
        ], ["en_US", "de_DE", "fr_FR", "ja_JP", "ru_RU"])
    func `The outlines of a live date's text at any moment are sent`(
        style: LiveDate.Style, locale: String
    )
        throws
    {
        let paragraph = try sent(timer(style), locale: locale)
        for step in 0..<400 {
            let now = 1_000 + Double(step * step) * 37 * (step % 2 == 0 ? 1 : -1)
            let context = TextContext(locale: locale, now: now)
            #expect(
                LetterLines(paragraph, context: context) != nil,
                "\(LiveDates.string(for: paragraph.runs[0].liveDate, context: context))")
        }
    }
}
