import Testing
import WidgetWire

@testable import WidgetText

@Suite struct MeasuringTests {
    let long = "The quick brown fox jumps over the lazy dog"

    @Test(arguments: [(1, 21), (2, 20.5), (3, 61.0 / 3)] as [(Double, Double)])
    func `A line has San Francisco's height rounded up to pixels`(scale: Double, height: Double)
        throws
    {
        let measured = try engine().measure(
            paragraph("T"), in: TextBox(), context: context(scale: scale))
        #expect(abs(measured.height - height) < 0.0001)
        #expect(abs(measured.firstBaseline - 17 * 0.952) < 0.01)
    }

    @Test(arguments: [0.5, 1, 2])
    func `A line fits into the width that it is measured to have`(scale: Double) throws {
        let engine = try engine()
        let words = ["my", "gateway", "am", "notification", "scanning", "phone", "to", "iq"]
        for first in words {
            for second in words {
                for size in [11.0, 13, 14, 17] {
                    let text = paragraph("\(first) \(second)", size: size)
                    let context = context(scale: scale)
                    let line = engine.measure(text, in: TextBox(), context: context)
                    let again = engine.measure(
                        text, in: TextBox(width: line.width), context: context)
                    #expect(again.height == line.height, "\(first) \(second) \(size)")
                }
            }
        }
    }

    /// Line heights that `UIFont.systemFont(ofSize:)` logged: https://stackoverflow.com/q/33278645
    /// (15), and ascender and descender,
    /// https://arcovv.github.io/ios/2016/10/01/ios-font-study.md.html (20).
    @Test(arguments: [(15, 17.900391), (17, 20.287109), (20, 19.04 + 4.82)] as [(Double, Double)])
    func `Line height and baselines are those of San Francisco`(size: Double, height: Double) throws
    {
        let fine = context(scale: 1000)
        let engine = try engine()
        let one = engine.measure(paragraph("T", size: size), in: TextBox(), context: fine)
        let two = engine.measure(paragraph("T\ng", size: size), in: TextBox(), context: fine)
        #expect(abs(one.height - height) < 0.01)
        #expect(abs(two.height - 2 * height) < 0.02)
        #expect(abs(two.lastBaseline - two.firstBaseline - height) < 0.01)
        #expect(abs(two.firstBaseline - size * 0.952) < 0.01)
    }

    /// Widths of 10, 9 and 5 letters, from Fixtures/Goldens/redacted/widths of
    /// https://github.com/iamcgn/swiftui-web at 806de2a (macOS 26).
    @Test(
        arguments: [
            (11, [54.5, 49, 27.5]), (13, [63, 56.5, 31.5]), (17, [79, 71, 39.5]),
            (22, [105, 94.5, 52.5]), (26, [129.5, 116.5, 65]),
        ] as [(Double, [Double])])
    func `Characters of a redacted placeholder are equally wide`(size: Double, widths: [Double])
        throws
    {
        let engine = try engine()
        let measure = { (text: String, box: TextBox) in
            engine.measure(
                paragraph(text, size: size) {
                    $0.redacted = true
                    $0.placeholder = true
                }, in: box, context: context(scale: 2))
        }
        let texts = ["iiiiiiiiii", "a b c d e", "12345"]
        #expect(texts.map { measure($0, TextBox()).width } == widths)
        #expect(measure("MMMMMMMMMM", TextBox()).width == widths[0])
        let plain = engine.measure(
            paragraph("a", size: size), in: TextBox(), context: context(scale: 2))
        #expect(measure("a", TextBox()).height == plain.height)
        let wrapped = measure(
            "forty letters in a width of less than 11", TextBox(width: widths[0]))
        #expect(wrapped.lineCount == 4 && wrapped.width == widths[0])
    }

    @Test func `The measured width is a whole number of pixels`() throws {
        let measured = try engine().measure(
            paragraph(long), in: TextBox(), context: context(scale: 3))
        #expect(abs((measured.width * 3).rounded() - measured.width * 3) < 0.0001)
        #expect(measured.lineCount == 1)
    }

    struct MeasuredText {
        var text: String
        var size: Double
        var weight: UInt32 = 400
        var width: Double
    }

    /// Frames of labels on iOS, rounded up to pixels, as public repositories hold them in what
    /// XCTest's `debugDescription` and UIKit's `recursiveDescription` printed.
    @Test(arguments: [
        MeasuredText(text: "Hello, world!", size: 17, width: 94.667),
        MeasuredText(text: "Wave Charge", size: 17, width: 101.333),
        MeasuredText(text: "CENTER", size: 17, width: 64.333),
        MeasuredText(text: "error", size: 17, width: 37),
        MeasuredText(text: "Apple ID", size: 17, width: 66.5),
        MeasuredText(text: "Log in", size: 17, weight: 600, width: 47.333),
        MeasuredText(text: "Brave New World", size: 17, weight: 600, width: 136),
        MeasuredText(text: "Button", size: 15, width: 45.667),
        MeasuredText(text: "ShowChangeLog", size: 15, width: 116.5),
        MeasuredText(text: "Author: Aldous huxley", size: 13, width: 132.667),
        MeasuredText(text: "Published on: 1932", size: 13, width: 115.667),
        MeasuredText(text: "Downloads", size: 10, weight: 500, width: 54.5),
        MeasuredText(text: "Settings", size: 34, weight: 700, width: 133),
        MeasuredText(text: "Books", size: 34, weight: 700, width: 98.333),
    ])
    func `Words are within 3.5 % of their width in San Francisco`(_ measured: MeasuredText) throws {
        let own = try engine().measure(
            .with {
                $0.runs = [run(measured.text, font(measured.size) { $0.weight = measured.weight })]
            }, in: TextBox(), context: context(scale: 3))
        #expect(abs(own.width / measured.width - 1) < 0.035)
    }

    @Test(arguments: ["👩‍👦", "🤷‍♂️", "1️⃣", "©️", "👍🏽"])
    func `An emoji of several scalars is one glyph wide`(emoji: String) throws {
        let engine = try engine()
        let one = try width(of: "👩", size: 17, engine)
        #expect(try abs(width(of: emoji, size: 17, engine) - one) < 0.1)
    }

    @Test(arguments: [0, 2])
    func `An empty text is as high as a line of Helvetica at 12 points`(reserved: UInt32) throws {
        let empty = Paragraph.with {
            $0.runs = [run("", font(34))]
            $0.linesReserved = reserved
        }
        let measured = try engine().measure(empty, in: TextBox(), context: context(scale: 2))
        #expect(measured.width == 0 && measured.height == 14 && measured.lineCount == 0)
        #expect(measured.firstBaseline == 11 && measured.lastBaseline == 11)
    }

    @Test func `Lines break between words`() throws {
        let engine = try engine()
        let measured = engine.measure(
            paragraph(long), in: TextBox(width: 150), context: context(scale: 2))
        #expect(measured.lineCount == 3)
        #expect(measured.width <= 150)
        #expect(measured.height == 61)
        #expect(!measured.isTruncated)
        let again = engine.measure(
            paragraph(long), in: TextBox(width: measured.width, height: measured.height),
            context: context(scale: 2))
        #expect(again == measured)
    }

    @Test func `A word that is wider than a line is broken`() throws {
        let measured = try engine().measure(
            paragraph("Donaudampfschifffahrtsgesellschaft"), in: TextBox(width: 80),
            context: context())
        #expect(measured.lineCount > 2)
        #expect(measured.width <= 80)
    }

    @Test func `Lines end at line feeds, and empty lines count`() throws {
        let measured = try engine().measure(
            paragraph("one\n\nthree"), in: TextBox(), context: context())
        #expect(measured.lineCount == 3)
        #expect(measured.height == 61)
    }

    @Test func `Line spacing is added between lines`() throws {
        let engine = try engine()
        let plain = engine.measure(paragraph("a\nb\nc"), in: TextBox(), context: context())
        let spaced = engine.measure(
            paragraph("a\nb\nc") { $0.lineSpacing = 5 }, in: TextBox(), context: context())
        #expect(spaced.height == plain.height + 10)
    }

    @Test func `The largest font of a line decides its height`() throws {
        let mixed = Paragraph.with { $0.runs = [run("small ", font(12)), run("large", font(34))] }
        let measured = try engine().measure(mixed, in: TextBox(), context: context(scale: 2))
        #expect(measured.height == 41)
    }

    @Test func `Font designs and weights change the width of the text`() throws {
        let engine = try engine()
        let fonts = [
            font(17), font(17) { $0.weight = 700 }, font(17) { $0.design = .monospaced },
            font(17) { $0.design = .serif },
        ]
        let widths = fonts.map { font in
            engine.measure(
                Paragraph.with { $0.runs = [run(long, font)] }, in: TextBox(), context: context()
            ).width
        }
        #expect(Set(widths).count == fonts.count)
    }

    @Test func `Monospaced digits are equally wide`() throws {
        let engine = try engine()
        let font = font(17) { $0.monospacedDigit = true }
        let widths = ["1111", "8888", "0417"].map { text in
            engine.measure(
                Paragraph.with { $0.runs = [run(text, font)] }, in: TextBox(),
                context: context(scale: 3)
            ).width
        }
        #expect(Set(widths).count == 1)
        let proportional = try ["1111", "8888"].map { try width(of: $0, size: 17, engine) }
        #expect(proportional[0] < proportional[1])
    }

    @Test func `A font family has its own line height`() throws {
        let custom = font(20) { $0.family = "DejaVu Serif" }
        let measured = try engine().measure(
            Paragraph.with { $0.runs = [run("Text", custom)] }, in: TextBox(), context: context())
        #expect(measured.height == 24)
    }

    @Test(arguments: ["漢字かな交じり文", "한국어", "😀👩‍👩‍👧🇩🇪", "Ελληνικά", "русский"])
    func `Text in other scripts and emoji has glyphs`(text: String) throws {
        let engine = try engine()
        let map = try FontMap(testFonts())
        let pango = map.context(.init(language: "en_US", isRightToLeft: false))
        let layout = TextLayout(
            StyledText(paragraph(text), context: context()), width: nil, context: pango)
        #expect(layout.hasAllGlyphs)
        #expect(engine.measure(paragraph(text), in: TextBox(), context: context()).height == 21)
    }

    @Test func `Ideographs break without spaces`() throws {
        let measured = try engine().measure(
            paragraph("今日は天気がいいので散歩に行きましょう"), in: TextBox(width: 100),
            context: context())
        #expect(measured.lineCount >= 3)
        #expect(measured.width <= 100)
    }

    private func width(of text: String, size: Double, _ engine: PangoTextEngine) throws -> Double {
        engine.measure(
            paragraph(text, size: size), in: TextBox(), context: context(scale: 100)
        ).width
    }
}
