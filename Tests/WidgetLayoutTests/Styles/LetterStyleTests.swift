import Testing
import WidgetWire

@testable import WidgetLayout

@Suite struct LetterStyleTests {
    private func run(_ view: any Recorded) throws -> TextRun {
        let list = try Drawing.list(width: 1_000, height: 1_000) { view }
        return try #require(list.nodes.first?.paragraph.runs.first)
    }

    @Test func `A run has the inherited kerning, offset, width and decorations`() throws {
        let run = try run(
            Text("a").with(.kerning, .double(2)).with(.tracking, .double(-1))
                .with(.baselineOffset, .double(3)).with(.fontWidth, .double(-0.2))
                .with(.underline, .bool(true)).with(.underlinePattern, .int(3))
                .with(.strikethrough, .bool(true)))
        #expect((run.kerning, run.tracking, run.baselineOffset) == (2, -1, 3))
        #expect(run.font.width == -0.2)
        #expect(run.underline && run.underlinePattern == .dash && !run.hasUnderlineColor)
        #expect(run.strikethrough && run.strikethroughPattern == .solid)
    }

    @Test func `A text scale changes the font size and keeps the line size`() throws {
        let half = Node(.text, [(.textString, .string("a")), (.textScale, .double(0.5))])
        #expect(try run(half).font.size == 8.5)
        #expect(try run(half).font.lineSize == 17)
        #expect(try run(Text("a")).font.lineSize == 0)
    }

    /// From Docs/elements/TextScale.md of https://github.com/iamcgn/swiftui-web (macOS 26).
    @Test(arguments: [
        (13.0, 4, 10.4), (22, 4, 16.89), (26, 4, 19.3), (40, 4, 26.1), (80, 4, 36.8),
        (13, 6, 10.92), (13, 7, 11.05), (70, 9, 38.5),
    ])
    func `Secondary text is scaled by its size and weight`(
        size: Double, weight: Int32, secondary: Double
    ) throws {
        let text = Node(.text, [(.textString, .string("a")), (.textScale, .double(0.8))])
        let font = FontValue(style: 0, points: size, weight: weight * 100)
        let run = try run(text.font(font))
        #expect(abs(run.font.size - secondary) < 0.1)
        #expect(run.font.lineSize == size)
        #expect(run.kerning > 0)
    }

    @Test func `A text scale does not change a font that is not the system's`() throws {
        let text = Node(.text, [(.textString, .string("a")), (.textScale, .double(0.8))])
        let run = try run(text.with(.fontDesign, .int(2)))
        #expect(run.font.design == .serif && run.font.size == 17 && run.kerning == 0)
    }

    @Test func `A text with symbols is one paragraph`() throws {
        let symbol = Node(.image, [(.symbol, .string("heart"))])
        let view = Node(.text, [], [Text("a").node, symbol])
        let list = try Drawing.list(width: 100, height: 100) { view }
        #expect(list.nodes.count == 1)
        #expect(list.nodes[0].paragraph.runs.map(\.content) == [.text("a"), .symbol("heart")])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func `Invalid numbers of a text give a valid display list`(number: Double) throws {
        let names: [ViewAttribute] = [
            .kerning, .tracking, .baselineOffset, .fontWidth, .textScale, .datePrecision,
        ]
        for name in names {
            let view = Node(
                .text,
                [(.date, .date(number)), (.textString, .string("a")), (name, .double(number))]
            )
            let list = try Drawing.list(width: 100, height: 100) { view }
            #expect(throws: Never.self) { try list.validate() }
        }
    }

    @Test func `Unknown patterns and font traits have their default`() throws {
        let run = try run(
            Text("a").with(.underline, .bool(true)).with(.underlinePattern, .int(.max)))
        #expect(run.underlinePattern == .solid)
        let font = FontValue(smallCaps: 77, leading: 77, width: .nan)
        #expect(try self.run(Text("a").font(font)).font == self.run(Text("a")).font)
    }

    /// Rows are the styles' sizes from xSmall to AX5, as in Apple's guidelines.
    @Test(arguments: [
        (1, "31 32 33 34 36 38 40 44 48 52 56 60"), (2, "25 26 27 28 30 32 34 38 43 48 53 58"),
        (3, "19 20 21 22 24 26 28 34 39 44 50 56"), (4, "17 18 19 20 22 24 26 31 37 43 49 55"),
        (5, "14 15 16 17 19 21 23 28 33 40 47 53"), (6, "14 15 16 17 19 21 23 28 33 40 47 53"),
        (7, "13 14 15 16 18 20 22 26 32 38 44 51"), (8, "12 13 14 15 17 19 21 25 30 36 42 49"),
        (9, "12 12 12 13 15 17 19 23 27 33 38 44"), (10, "11 11 11 12 14 16 18 22 26 32 37 43"),
        (11, "11 11 11 11 13 15 17 20 24 29 34 40"),
    ])
    func `A style has Apple's size at every text size`(style: UInt32, sizes: String) throws {
        let expected = sizes.split(separator: " ").map { Double($0) }
        for (index, size) in expected.enumerated() {
            let view = Text("a").font(FontValue(style: style))
                .with(.textSize, .int(Int64(index + 1)))
            #expect(try run(view).font.size == size)
        }
    }
}
