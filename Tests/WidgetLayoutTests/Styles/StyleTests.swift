import Testing
import WidgetWire

@testable import WidgetLayout

@Suite struct StyleTests {
    /// The first line of text that `view` draws.
    private func run(
        change: (inout WidgetEnvironment) -> Void = { _ in }, _ view: any Recorded
    ) throws -> TextRun {
        let list = try Drawing.list(width: 1_000, height: 1_000, change: change) { view }
        return try #require(list.nodes.first?.paragraph.runs.first)
    }

    @Test(arguments: [
        (1, 34, 400), (2, 28, 400), (3, 22, 400), (4, 20, 400), (5, 17, 600), (6, 17, 400),
        (7, 16, 400), (8, 15, 400), (9, 13, 400), (10, 12, 400), (11, 11, 400), (99, 17, 400),
    ])
    func `Text styles have Apple's sizes`(style: UInt32, size: Double, weight: UInt32) throws {
        let font = try run(Text("a").font(FontValue(style: style))).font
        #expect(font.size == size)
        #expect(font.weight == weight)
    }

    @Test(arguments: [
        (1, 700), (2, 700), (3, 700), (4, 600), (5, 600), (6, 600), (7, 600), (11, 600),
    ])
    func `Bold is the emphasized weight of a style`(style: UInt32, weight: UInt32) throws {
        let bold = FontValue(style: style, weight: FontValue.bold)
        #expect(try run(Text("a").font(bold)).font.weight == weight)
        let inherited = Text("a").font(FontValue(style: style)).with(.fontWeight, .int(1))
        #expect(try run(inherited).font.weight == weight)
    }

    @Test(arguments: [
        FontValue(style: 0, points: 17), FontValue(weight: 300), FontValue(family: "Inter"),
    ])
    func `Bold is weight 700 in fonts without a text style`(font: FontValue) throws {
        let text = Text("a").font(font).with(.fontWeight, .int(1))
        #expect(try run(text).font.weight == 700)
    }

    @Test func `Text styles follow the text size`() throws {
        let view = Text("a").font(FontValue(style: 2))
        #expect(try run(change: { $0.textSize = .accessibility5 }, view).font.size == 58)
        #expect(try run(change: { $0.textSize = .xlarge }, view).font.size == 30)
        #expect(try run(change: { $0.textSize = .xsmall }, view).font.size == 28)
        #expect(try run(view.with(.textSize, .int(1))).font.size == 25)
        #expect(try run(view.with(.textSize, .int(77))).font.size == 28)
    }

    @Test func `A fixed size is not scaled with the text size, and a custom font is`() throws {
        let large: (inout WidgetEnvironment) -> Void = { $0.textSize = .accessibility5 }
        let fixed = FontValue(style: 0, points: 20)
        #expect(try run(change: large, Text("a").font(fixed)).font.size == 20)
        let family = FontValue(style: 6, points: 34, family: "Inter")
        #expect(try run(change: large, Text("a").font(family)).font.size == 106)
    }

    @Test func `Inherited traits override the font's`() throws {
        let font = FontValue(style: 5, weight: 300, design: 2, italic: true)
        let view = Text("a").font(font)
        #expect(try run(view).font.weight == 300)
        #expect(try run(view).font.design == .serif)
        let changed = view.with(.fontWeight, .int(5_000)).with(.fontDesign, .int(4))
            .with(.italic, .bool(false)).with(.monospacedDigit, .bool(true))
        let font2 = try run(changed).font
        #expect(font2.weight == 900)
        #expect(font2.design == .monospaced)
        #expect(!font2.italic)
        #expect(font2.monospacedDigit)
    }

    @Test func `A trait of zero restores that of the font`() throws {
        let font = FontValue(style: 5, weight: 300, design: 2)
        let changed = Text("a").font(font).with(.fontWeight, .int(0)).with(.fontDesign, .int(0))
            .with(.fontWeight, .int(900)).with(.fontDesign, .int(4))
        #expect(try run(changed).font.weight == 300)
        #expect(try run(changed).font.design == .serif)
    }

    @Test(
        arguments: [
            (1, [1, 0, 0, 1]), (2, [0, 1, 0, 1]), (3, [0, 1, 0, 0.5]), (4, [0, 1, 0, 0.25]),
        ] as [(Int, [Float])])
    func `A foreground level is the style that is set for it`(level: Int, components: [Float])
        throws
    {
        let view = Text("a").foreground(PaintValue(.level(level)))
            .modified(
                .group,
                [
                    (.foreground, .paint(PaintValue(.color(ColorValue(red: 1))))),
                    (.foregroundSecond, .paint(PaintValue(.color(ColorValue(green: 1))))),
                ])
        let color = try run(view).color
        #expect([color.red, color.green, color.blue, color.alpha] == components)
    }

    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    func `Foreground levels can be set in any order`(order: [Int]) throws {
        let paints: [(ViewAttribute, AttributeValue)] = [
            (.foreground, .paint(PaintValue(.color(ColorValue(red: 1))))),
            (.foregroundSecond, .paint(PaintValue(.color(ColorValue(green: 1))))),
            (.foregroundThird, .paint(PaintValue(.color(ColorValue(blue: 1))))),
        ]
        for (level, components) in [(1, [1, 0, 0]), (2, [0, 1, 0]), (3, [0, 0, 1])] {
            let view = Text("a").foreground(PaintValue(.level(level)))
                .modified(.group, order.map { paints[$0] })
            let color = try run(view).color
            #expect([color.red, color.green, color.blue] == components.map(Float.init))
        }
    }

    @Test func `A third foreground level does not change the second`() throws {
        let paints: [(ViewAttribute, AttributeValue)] = [
            (.foreground, .paint(PaintValue(.color(ColorValue(red: 1))))),
            (.foregroundThird, .paint(PaintValue(.color(ColorValue(blue: 1))))),
        ]
        let second = Text("a").foreground(PaintValue(.level(2))).modified(.group, paints)
        let color = try run(second).color
        #expect([color.red, color.blue, color.alpha] == [1, 0, 0.5])
        let third = Text("a").foreground(PaintValue(.level(3))).modified(.group, paints)
        #expect(try run(third).color.blue == 1)
    }

    @Test func `A level of a level is that of the label color`() throws {
        let view = Text("a").foreground(PaintValue(.level(2))).foreground(PaintValue(.level(2)))
        #expect(try abs(run(view).color.alpha - 0.3) < 1e-6)
    }

    @Test func `A level that is set as a level refers to the surrounding style`() throws {
        let view = Text("a").foreground(PaintValue(.level(2)))
            .modified(
                .group,
                [
                    (.foreground, .paint(PaintValue(.color(ColorValue(red: 1))))),
                    (.foregroundSecond, .paint(PaintValue(.level(1)))),
                ])
        #expect(try run(view).color.red == 0)
    }

    @Test(arguments: [
        (1, 1.0), (2, 0.5), (3, 0.25), (4, 0.18), (5, 0.1), (9, 0.1), (-4, 1),
    ])
    func `The levels of a custom foreground are its opacities`(level: Int, opacity: Float) throws {
        let red = PaintValue(.color(ColorValue(name: 7)))
        let view = Text("a").foreground(PaintValue(.level(level))).foreground(red)
        let color = try run(view).color
        #expect(color.red == 1)
        #expect(abs(color.alpha - opacity) < 0.001)
    }

    @Test(
        arguments: [
            (2, false, [60, 60, 67, 0.8]), (2, true, [235, 235, 245, 0.7]),
            (7, false, [215, 0, 21, 1]), (7, true, [255, 105, 97, 1]),
            (11, true, [99, 230, 226, 1]),
            (1, false, [0, 0, 0, 1]), (21, false, [120, 120, 128, 0.24]),
        ] as [(UInt32, Bool, [Float])])
    func `Colours follow the contrast`(name: UInt32, isDark: Bool, components: [Float]) throws {
        let view = Text("a").foreground(PaintValue(.color(ColorValue(name: name))))
        let color = try run(
            change: {
                $0.increasedContrast = true
                $0.appearance = isDark ? .dark : .light
            }, view
        ).color
        let actual = [color.red * 255, color.green * 255, color.blue * 255, color.alpha]
        #expect(zip(actual, components).allSatisfy { abs($0 - $1) < 0.001 })
    }

    @Test func `Colours follow the appearance`() throws {
        let view = Text("a").foreground(PaintValue(.color(ColorValue(name: 10, opacity: 0.5))))
        let dark = try run(change: { $0.appearance = .dark }, view).color
        #expect(dark.green == Float(209) / 255)
        #expect(dark.alpha == 0.5)
        #expect(try run(view.with(.colorScheme, .int(2))).color == dark)
        #expect(try run(view.with(.colorScheme, .int(3))).color.green == Float(199) / 255)
    }

    @Test func `The accent colour is the tint`() throws {
        let tint = PaintValue(.color(ColorValue(name: 7)))
        let accent = Text("a").foreground(PaintValue(.color(ColorValue(name: 6))))
        #expect(try run(accent.with(.tint, .paint(tint))).color.red == 1)
        #expect(try run(accent).color.blue == 1)
    }

    @Test func `Invalid color components are clamped`() throws {
        let wild = ColorValue(red: .nan, green: 1.5, blue: -.infinity, opacity: 7)
        let color = try run(Text("a").foreground(PaintValue(.color(wild), opacity: .nan))).color
        #expect(color.red == 0)
        #expect(color.green == 1.5)
        #expect(color.blue == 0)
        #expect(color.alpha == 1)
    }

    @Test func `A paragraph has the inherited text attributes`() throws {
        let view = Text("a").with(.lineLimit, .int(2)).with(.textAlignment, .int(3))
            .with(.minimumScale, .double(0.5)).with(.lineSpacing, .double(3))
            .with(.truncation, .int(2)).with(.underline, .bool(true))
        let list = try Drawing.list { view }
        #expect(
            list.debugText == """
                widget 100×100
                  text 45.75,41.5 8.5×17 "a" 17/400 #000000 underline lines=2 align=trailing \
                scale=0.5 spacing=3 truncate=middle
                """)
    }

    @Test func `A text that is hidden from assistive technology is marked`() throws {
        let text = try Drawing.text {
            VStack { Text("a") }.with(.accessibilityHidden, .bool(true))
        }
        #expect(text.hasSuffix("#000000 unread"), "\(text)")
    }

    @Test func `Each run has its own style`() throws {
        let date = Node(.text, [(.date, .date(60)), (.dateStyle, .int(5))])
        let view = Node(
            .text, [(.font, .font(FontValue(style: 9)))],
            [Text("a ").foreground(PaintValue(.level(2))), date.with(.fontWeight, .int(700))])
        let text = try Drawing.text { view }
        #expect(
            text == """
                widget 100×100
                  text 0,43.5 100×13 "a " 13/400 #3C3C4399 timer(60) 13/700 #000000
                """)
    }
}
