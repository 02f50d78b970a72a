import Testing
import WidgetWire

@testable import WidgetText

@Suite struct BundledFontTests {
    private let shelf: FontShelf
    private let engine: PangoTextEngine

    init() throws {
        shelf = try WidgetTextTests.shelf(
            "PortholeBlocks-Regular", "PortholeBlocks-Bold", "PortholeBars")
        engine = try PangoTextEngine(fonts: testFonts(), shelf: shelf)
    }

    private func prepared(_ runs: TextRun...) -> Paragraph {
        engine.preparing(Paragraph.with { $0.runs = runs }, context: context())
    }

    private func typesetting(
        _ paragraph: Paragraph, width: Double = 500, book: GlyphBook = GlyphBook()
    ) throws -> Typesetting {
        try #require(
            engine.typesetting(
                of: paragraph, in: TextBox(width: width, height: 500), context: context(),
                book: book))
    }

    @Test func `Text is measured with the advances and line height of its font`() {
        let paragraph = prepared(run("AB", named("PortholeBlocks-Regular")))
        #expect(paragraph.runs[0].font.bundled && paragraph.runs[0].font.weight == 400)
        let size = engine.measure(paragraph, in: TextBox(), context: context())
        #expect(size.width == 28 && size.height == 24 && size.firstBaseline == 18)
    }

    @Test(arguments: [(UInt32(0), 28.0), (700, 32)])
    func `The weight selects the font of a family`(weight: UInt32, width: Double) {
        let paragraph = prepared(run("AB", named("Porthole Blocks") { $0.weight = weight }))
        #expect(engine.measure(paragraph, in: TextBox(), context: context()).width == width)
    }

    @Test(arguments: [(UInt32(0), 28.0), (900, 36), (650, 32)])
    func `A variable font is measured in the weight that is set`(weight: UInt32, width: Double) {
        let paragraph = prepared(run("AB", named("Porthole Bars") { $0.weight = weight }))
        #expect(engine.measure(paragraph, in: TextBox(), context: context()).width == width)
    }

    @Test func `A glyph's outline is sent once, with the positions of its uses`() throws {
        let book = GlyphBook()
        let paragraph = prepared(run("ABA", named("PortholeBlocks-Regular")))
        let set = try typesetting(paragraph, book: book)
        #expect(book.glyphs.count == 2)
        #expect(book.glyphs[0].outline.points.prefix(4) == [50, 0, 50, -700])
        let line = try #require(set.lines.first)
        #expect(line.baseline == 18 && line.width == 40)
        #expect(line.runs.map(\.glyphs) == [[0, 1, 0]])
        #expect(line.runs[0].positions == [0, 0, 12, 0, 28, 0])
        #expect(line.runs[0].size == 20)
        _ = try typesetting(paragraph, book: book)
        #expect(book.glyphs.count == 2)
    }

    @Test func `Characters that the font lacks are sent as text`() throws {
        let set = try typesetting(prepared(run("AéB", named("PortholeBlocks-Regular"))))
        #expect(set.lines[0].runs.map(\.text) == ["", "é", ""])
        #expect(set.lines[0].runs.map(\.glyphs) == [[0], [], [1]])
    }

    @Test func `Typesetting breaks lines and keeps the font of each run`() throws {
        let set = try typesetting(
            prepared(run("A A A ", named("PortholeBlocks-Regular")), run("text", font(20))),
            width: 35)
        #expect(set.lines.flatMap(\.runs).filter { $0.run == 0 && !$0.glyphs.isEmpty }.count == 2)
        #expect(set.lines.flatMap(\.runs).map(\.text).joined() == "text")
        #expect(set.lines.count >= 2 && set.lines[0].runs[0].glyphs.count >= 3)
    }

    @Test(arguments: [(Paragraph.Alignment.center, 44.0), (.trailing, 88)])
    func `Lines are placed by the paragraph's alignment`(alignment: Paragraph.Alignment, x: Double)
        throws
    {
        var paragraph = prepared(run("A", named("PortholeBlocks-Regular")))
        paragraph.alignment = alignment
        #expect(try typesetting(paragraph, width: 100).lines[0].x == x)
    }

    @Test func `Redacted text sends no outlines`() throws {
        var paragraph = prepared(run("A", named("PortholeBlocks-Regular")))
        paragraph.redacted = true
        let book = GlyphBook()
        #expect(try typesetting(paragraph, book: book).lines[0].runs.isEmpty)
        #expect(book.glyphs.isEmpty)
    }

    @Test func `Text in the system font sends glyph numbers and no outlines`() throws {
        let paragraph = Paragraph.with { $0.runs = [run("A", font(17))] }
        #expect(engine.preparing(paragraph, context: context()) == paragraph)
        let book = GlyphBook()
        #expect(try typesetting(paragraph, book: book).runs.map(\.face) == [0])
        #expect(book.glyphs.isEmpty && book.faces.map(\.name) == ["Inter 17px"])
    }

    @Test func `An unknown font name is reported once, and replaced by a similar font`() {
        var problems: [String] = []
        engine.onFontProblem = { problems.append($0) }
        let first = prepared(run("A", named("Missing-SemiBoldItalic")))
        _ = prepared(run("B", named("Missing-SemiBoldItalic", 30)))
        #expect(problems.count == 1 && problems[0].contains("'Missing-SemiBoldItalic'"))
        #expect(first.runs[0].font.family.isEmpty && !first.runs[0].font.bundled)
        #expect(first.runs[0].font.weight == 600 && first.runs[0].font.italic)
        #expect(prepared(run("A", named("Georgia"))).runs[0].font.design == .serif)
    }

    @Test func `An installed font is found by any of its names`() {
        var problems: [String] = []
        engine.onFontProblem = { problems.append($0) }
        let font = prepared(run("A", named("DejaVuSans-Bold"))).runs[0].font
        #expect(font.family == "DejaVu Sans" && font.weight == 700 && !font.bundled)
        #expect(problems.isEmpty)
    }

    @Test func `A font is no longer used after it is removed`() {
        let name = "PortholeBlocks-Regular"
        #expect(prepared(run("A", named(name))).runs[0].font.bundled)
        #expect(shelf.remove(named: name))
        #expect(!prepared(run("A", named(name))).runs[0].font.bundled)
    }

    @Test func `A font that FreeType refuses is reported`() throws {
        var broken = try fontBytes("PortholeBlocks-Regular")
        // The names and measures stay; the table of glyphs' places does not.
        let directory = try #require(broken.firstRange(of: Array("loca".utf8)))
        broken.replaceSubrange(directory, with: Array("nope".utf8))
        let shelf = FontShelf()
        try shelf.add(bytes: broken)
        let engine = try PangoTextEngine(fonts: testFonts(), shelf: shelf)
        var problems: [String] = []
        engine.onFontProblem = { problems.append($0) }
        let paragraph = engine.preparing(
            Paragraph.with { $0.runs = [run("A", named("PortholeBlocks-Regular"))] },
            context: context())
        let size = engine.measure(paragraph, in: TextBox(), context: context())
        #expect(size.width > 0 && size.width.isFinite)
        #expect(problems.count == 1)
    }

    @Test func `Text is left to the host when the limit of outlines is reached`() {
        var limits = DisplayListLimits()
        limits.glyphVerbs = 7
        let book = GlyphBook(limits)
        let paragraph = prepared(run("AB", named("PortholeBlocks-Regular")))
        var problems: [String] = []
        engine.onFontProblem = { problems.append($0) }
        #expect(
            engine.typesetting(
                of: paragraph, in: TextBox(width: 90, height: 90), context: context(), book: book)
                == nil)
        #expect(problems.count == 1)
    }
}
