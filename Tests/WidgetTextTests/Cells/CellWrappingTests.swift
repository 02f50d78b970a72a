import Testing
import WidgetText
import WidgetWire

@Suite struct CellWrappingTests {
    @Test(arguments: [
        ("The quick brown fox", 10, ["The quick", "brown fox"]),
        ("The quick brown fox", 9, ["The quick", "brown fox"]),
        ("The quick brown fox", 5, ["The", "quick", "brown", "fox"]),
        ("incomprehensible", 6, ["incomp", "rehens", "ible"]),
        ("well-known fact", 8, ["well-", "known", "fact"]),
        ("-5 to -3", 4, ["-5", "to", "-3"]),
        ("a/b/long", 6, ["a/b/", "long"]),
        ("one\ntwo\r\nthree", 20, ["one", "two", "three"]),
        ("one\n\nthree", 20, ["one", "", "three"]),
        ("no\u{A0}break here", 8, ["no\u{A0}break", "here"]),
        ("long\u{200B}word", 5, ["long", "word"]),
        ("日本\u{2060}語", 4, ["日", "本語"]),
        ("日本語文字", 6, ["日本語", "文字"]),
        ("日本語、文字", 6, ["日本", "語、文", "字"]),
        ("「日本」語", 6, ["「日", "本」語"]),
        ("日本語です", 5, ["日本", "語で", "す"]),
        ("good 👍🏽👍🏽!", 7, ["good 👍🏽", "👍🏽!"]),
        ("日", 1, ["日"]),
    ])
    func `Lines break between words, or else between grapheme clusters`(
        _ text: String, at columns: Int, into expected: [String]
    ) {
        #expect(makeEngine().rows(Paragraph(text), columns: columns) == expected)
    }

    @Test(arguments: [
        (Paragraph.Truncation.tail, ["The quick", "brown fo…"]),
        (.middle, ["The quick", "brow…dog"]),
        (.head, ["The quick", "…lazy dog"]),
    ])
    func `Text is truncated at its head, middle or tail`(
        _ truncation: Paragraph.Truncation, to expected: [String]
    ) {
        let paragraph = Paragraph("The quick brown foxes and a lazy dog") {
            $0.lineLimit = 2
            $0.truncation = truncation
        }
        #expect(makeEngine().rows(paragraph, columns: 9) == expected)
    }

    @Test func `The height of the box limits the number of lines`() {
        let paragraph = Paragraph("one two three")
        #expect(makeEngine().rows(paragraph, columns: 5, rows: 2) == ["one", "two…"])
        #expect(makeEngine().rows(paragraph, columns: 5, rows: 3) == ["one", "two", "three"])
        #expect(makeEngine().rows(paragraph, columns: 5, rows: 0) == ["one…"])
    }

    @Test func `An ellipsis ends the last line when lines are hidden`() {
        let paragraph = Paragraph("one\ntwo") { $0.lineLimit = 1 }
        #expect(makeEngine().rows(paragraph, columns: 10) == ["one…"])
        #expect(makeEngine().rows(paragraph, columns: 3) == ["on…"])
        #expect(makeEngine().rows(paragraph, columns: 1) == ["…"])
    }

    @Test func `A truncated line has no half of a wide character`() {
        let paragraph = Paragraph("日本語") { $0.lineLimit = 1 }
        #expect(makeEngine().rows(paragraph, columns: 4) == ["日…"])
        #expect(makeEngine().rows(paragraph, columns: 5) == ["日本…"])
    }

    @Test(arguments: [
        (Paragraph.Alignment.leading, false, ["Hello", "you"]),
        (.center, false, ["·Hello", "··you"]),
        (.trailing, false, ["···Hello", "·····you"]),
        (.leading, true, ["···Hello", "·····you"]),
        (.trailing, true, ["Hello", "you"]),
    ])
    func `Lines are aligned in both writing directions`(
        _ alignment: Paragraph.Alignment, rightToLeft: Bool, as expected: [String]
    ) {
        let paragraph = Paragraph("Hello\nyou") { $0.alignment = alignment }
        #expect(
            makeEngine().rows(paragraph, columns: 8, isRightToLeft: rightToLeft) == expected)
    }

    /// The frame a view gets is the size that was measured: drawn in it, the lines must be the
    /// same.
    @Test(arguments: [Paragraph.Truncation.tail, .middle, .head])
    func `The lines in the measured box are those that were measured`(
        _ truncation: Paragraph.Truncation
    ) {
        let engine = makeEngine()
        let context = TextContext(now: 0)
        let texts = [
            "The quick brown fox jumps over the lazy dog", "a 日 b本 語c  d e\nf  g", "日本語、文字を「書く」",
            "incomprehensible  spaces   in between", "👍🏽👨‍👩‍👧‍👦 x 🇩🇪 y\n\nz", " lead and trail ",
        ]
        for (text, columns, limit) in texts.flatMap({ text in
            (1...14).flatMap { columns in (0...3).map { (text, columns, $0) } }
        }) {
            let paragraph = Paragraph(text) {
                $0.lineLimit = UInt32(limit)
                $0.truncation = truncation
            }
            let box = TextBox(width: Double(columns * 8), height: limit == 0 ? 32 : nil)
            let measured = engine.measure(paragraph, in: box, context: context)
            let frame = TextBox(width: measured.width, height: measured.height)
            let drawn = engine.lines(of: paragraph, in: frame, context: context)
            #expect(drawn == engine.lines(of: paragraph, in: box, context: context))
            #expect(measured.lineCount == drawn.count)
        }
    }

    @Test func `Measuring a huge text is bounded`() {
        let paragraph = Paragraph(String(repeating: "word ", count: 100_000))
        let measured = makeEngine().measure(
            paragraph, in: TextBox(width: 80), context: TextContext(now: 0))
        #expect(measured.isTruncated)
        #expect(measured.lineCount <= 4096)
    }
}
