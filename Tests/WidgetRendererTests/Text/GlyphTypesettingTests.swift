import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

/// Paragraphs that come with the glyphs of installed fonts, from another engine than the one
/// that draws.
@Suite struct GlyphTypesettingTests {
    private let frame = WidgetRendererTests.frame(10, 10, 180, 60)

    /// A list with one paragraph, and the same with its glyphs.
    private func lists(
        _ words: String, isRightToLeft: Bool = false, _ change: (inout Paragraph) -> Void = { _ in }
    ) throws -> (plain: DisplayList, set: DisplayList) {
        let content = text(words, size: 15, color: color(0.8, 0.1, 0.3), change)
        var plain = list(width: 200, height: 80, [node(frame, content)])
        plain.environment.rightToLeft = isRightToLeft
        var set = plain
        let book = GlyphBook()
        let typesetting = try pictureRenderer().engine.typesetting(
            of: plain.nodes[0].paragraph, in: TextBox(width: frame.width, height: frame.height),
            context: TextContext(plain.environment, now: 0), book: book)
        set.nodes[0].paragraph.typesetting = try #require(typesetting)
        set.faces = book.faces
        try set.validate()
        return (plain, set)
    }

    @Test(
        arguments: [
            "Morning, office", "東京の天気は晴れ", "مرحبا بالعالم 42", "a e\u{301} ﬁ fi",
            "So many words that they are broken into several lines, and then cut off at the end of one",
        ], [Paragraph.Alignment.leading, .center, .trailing])
    func `Glyphs are drawn as the text is`(words: String, alignment: Paragraph.Alignment) throws {
        for isRightToLeft in [false, true] {
            let lists = try lists(words, isRightToLeft: isRightToLeft) { $0.alignment = alignment }
            let pictures = (try draw(lists.plain), try draw(lists.set))
            #expect(pictures.0.largestDifference(from: pictures.1) <= 24)
        }
    }

    @Test func `Weights, sizes and variants are drawn as the text is`() throws {
        let changes: [(inout Font) -> Void] = [
            { $0.weight = 900 }, { $0.italic = true }, { $0.design = .monospaced },
            { $0.design = .serif }, { $0.smallCaps = .all }, { $0.monospacedDigit = true },
            { $0.design = .rounded },
        ]
        for change in changes {
            let lists = try lists("Route 66") { change(&$0.runs[0].font) }
            let pictures = (try draw(lists.plain), try draw(lists.set))
            #expect(pictures.0.largestDifference(from: pictures.1) <= 24)
        }
    }

    @Test func `Raised runs stand as in the text`() throws {
        let lists = try lists("Up") { paragraph in
            var lowered = paragraph.runs[0]
            lowered.text = " down"
            lowered.color = color(0, 0, 1)
            lowered.baselineOffset = -6
            paragraph.runs[0].baselineOffset = 8
            paragraph.runs.append(lowered)
        }
        #expect(lists.set.nodes[0].paragraph.typesetting.runs.map(\.run) == [0, 1])
        #expect(try draw(lists.plain).largestDifference(from: draw(lists.set)) <= 24)
    }

    @Test func `Letters that are too large for bitmaps look as smaller ones do`() throws {
        let list = list(
            width: 80, height: 80,
            [
                node(
                    WidgetRendererTests.frame(0, 0, 80, 80),
                    text("😀", size: 60, color: color(0, 0, 0)))
            ])
        let renderer = try pictureRenderer()
        let grid = stride(from: 2, to: 80, by: 4).flatMap { x in
            stride(from: 2, to: 80, by: 4).map { (x, $0) }
        }
        // 1,020 and 1,080 pixels.
        let colors = try [17.0, 18].map { scale in
            let picture = try DecodedPNG(
                renderer.png(list, shape: WidgetShape(cornerRadius: 0), scale: scale, at: 0))
            return grid.map { picture[Int(Double($0.0) * scale), Int(Double($0.1) * scale)] }
        }
        let differing = zip(colors[0], colors[1]).count { pair in
            zip(pair.0, pair.1).contains { abs(Int($0) - Int($1)) > 50 }
        }
        #expect(differing < grid.count / 20)
        #expect(colors[1].count { $0[0] > 230 && $0[2] < 120 } > grid.count / 5)
    }

    @Test func `Text is typeset again where another font is installed`() throws {
        let lists = try lists("Morning")
        for change: (inout Face) -> Void in [
            { $0.version += 1 }, { $0.file = "/elsewhere.otf" }, { $0.name = "Nowhere 15px" },
            { $0.name = "Inter 4000000px" }, { $0.name = "\u{0}" }, { $0.index = 70_000 },
            { $0.name = String(repeating: "Inter,", count: 200_000) + " 15px" },
        ] {
            var other = lists.set
            change(&other.faces[0])
            try other.validate()
            #expect(try draw(other).largestDifference(from: draw(lists.plain)) == 0)
        }
    }

    @Test func `Glyph numbers that a font does not have draw nothing`() throws {
        var list = try lists("Morning").set
        list.nodes[0].paragraph.typesetting.runs[0].glyphs[0] = 0xFFFF_FFF0
        list.nodes[0].paragraph.typesetting.runs[0].glyphs[1] = 60_000
        #expect(try draw(list).extent(unlike: [255, 255, 255, 255]) != nil)
    }

    @Test func `Documents keep their text`() throws {
        let lists = try lists("Morning")
        // Cairo counts the surfaces of the process.
        let documents = try [lists.set, lists.plain].map { list in
            String(decoding: try pictureRenderer().svg(list, at: 0), as: UTF8.self)
                .replacing(/surface[0-9]+/, with: "surface")
        }
        #expect(documents[0] == documents[1])
    }

    @Test(
        arguments: [
            { $0.underline = true }, { $0.strikethrough = true }, { $0.tracking = 2 },
            { $0.kerning = -1 }, { $0.liveDate.style = .timer }, { $0.font.width = -0.5 },
            { $0.text = "👩🏽‍💻 and 🇫🇷" },
        ] as [@Sendable (inout TextRun) -> Void])
    func `Text that needs more than glyphs is left to the host`(
        change: @Sendable (inout TextRun) -> Void
    ) throws {
        var paragraph = Paragraph.with { $0.runs = [TextRun.with { $0.text = "Morning" }] }
        paragraph.runs[0].font.size = 15
        change(&paragraph.runs[0])
        let typesetting = try pictureRenderer().engine.typesetting(
            of: paragraph, in: TextBox(width: 100, height: 20), context: TextContext(now: 0),
            book: GlyphBook())
        #expect(typesetting == nil)
    }
}
