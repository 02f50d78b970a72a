import Glibc
import Testing
import WidgetWire

@testable import WidgetText

@Suite struct CellWidthTests {
    @Test(arguments: [
        ("Hello", 5), ("naïve", 5), ("日本語", 6), ("한국어", 6), ("ｶﾀｶﾅ", 4), ("½", 1),
        ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪🇯🇵", 4), ("❤️", 2), ("❤", 1), ("1️⃣", 2),
        ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("☕", 2), ("✓", 1), ("…", 1), ("", 0), ("שלום", 4), ("สวัสดี", 4),
    ])
    func `The width of a text is counted in terminal columns`(of text: String, are expected: Int) {
        #expect(makeEngine().size(Paragraph(text)) == [Double(expected * 8), 16])
    }

    @Test func `A combining mark joins the letter of the run before`() {
        let line = makeEngine().lines(
            of: Paragraph("e", "\u{301}"), in: TextBox(), context: TextContext(now: 0))[0]
        #expect(line.clusters.map(\.text) == ["e\u{301}"])
        #expect(line.width == 1)
    }

    @Test func `A combining mark without a letter is drawn on a dotted circle`() {
        #expect(makeEngine().rows(Paragraph("\u{301}x")) == ["\u{25CC}\u{301}x"])
    }

    @Test func `The number of combining marks on a letter is limited`() {
        let tower = "a" + String(repeating: "\u{301}", count: 1000)
        #expect(makeEngine().rows(Paragraph(tower))[0].unicodeScalars.count == CellText.scalarLimit)
    }

    @Test func `Each consonant of a Devanagari conjunct takes one column`() {
        #expect(makeEngine().size(Paragraph("क्ष")) == [16, 16])
    }

    @Test(arguments: [
        ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"),
        ("\u{9B}31mred", "31mred"),
        ("bell\u{7}\u{8}\u{7F}", "bell"),
        ("\u{1B}]0;title\u{1B}\\", "]0;title\\"),
        ("safe\u{202E}gpj.exe", "safegpj.exe"),
        ("\u{2066}a\u{2069}\u{200F}b\u{61C}", "ab"),
        ("a\u{200D}b\u{FEFF}c\u{AD}d", "abcd"),
        ("a\tb", "a    b"),
        ("x\u{E0041}\u{E0042}", "x"),
    ])
    func `Control and formatting characters are removed`(_ hostile: String, _ safe: String) {
        #expect(makeEngine().rows(Paragraph(hostile)) == [safe])
    }

    @Test func `No scalar of the basic plane is drawn as a control character`() {
        let everything = String(
            String.UnicodeScalarView((0...0xFFFF).compactMap { Unicode.Scalar($0) }))
        let text = makeEngine().rows(Paragraph(everything)).joined()
        let categories: Set<Unicode.GeneralCategory> = [
            .control, .unassigned, .lineSeparator, .paragraphSeparator,
        ]
        #expect(
            text.unicodeScalars.allSatisfy { !categories.contains($0.properties.generalCategory) })
    }

    @Test func `Asking for a width restores the thread's locale`() {
        let before = uselocale(nil)
        let (width, meanwhile) = inUTF8Locale { (Unicode.Scalar("日").cellWidth, uselocale(nil)) }
        #expect(width == 2)
        #expect(meanwhile != before)
        #expect(uselocale(nil) == before)
    }
}
