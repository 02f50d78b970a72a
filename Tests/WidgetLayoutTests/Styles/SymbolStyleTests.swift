import Testing
import WidgetWire

@testable import WidgetLayout

/// What symbols inherit, and what changes of views look like.
@Suite struct SymbolStyleTests {
    private func symbol(_ name: String, _ attributes: [(ViewAttribute, AttributeValue)]) throws
        -> Symbol
    {
        let view = Node(.image, [(.symbol, .string(name))]).modified(.group, attributes)
        return try #require(try Drawing.list { view }.nodes.first?.symbol)
    }

    @Test(arguments: [
        ("heart", "fill", "heart.fill"), ("heart.fill", "circle", "heart.circle.fill"),
        ("heart", "circle.fill", "heart.circle.fill"), ("heart.fill", "fill", "heart.fill"),
        ("heart", "", "heart"), ("", "fill", ""),
    ])
    func `A symbol variant is added once`(name: String, variants: String, drawn: String) throws {
        #expect(try symbol(name, [(.symbolVariants, .string(variants))]).name == drawn)
    }

    @Test func `The number of symbol variants is limited`() throws {
        let many = (0..<1_000).map { "v\($0)" }.joined(separator: ".")
        #expect(try symbol("a", [(.symbolVariants, .string(many))]).name.count < 40)
    }

    @Test(arguments: [(1, 13.43), (2, 17), (3, 21.76), (99, 17)] as [(Int64, Double)])
    func `An image scale changes the size of a symbol`(scale: Int64, size: Double) throws {
        #expect(try abs(symbol("a", [(.imageScale, .int(scale))]).font.size - size) < 1e-9)
    }

    @Test func `A multicolor symbol has its own colors`() throws {
        let many: (ViewAttribute, AttributeValue) = (.symbolRendering, .int(2))
        #expect(try symbol("sun.max.fill", [many]).color.red == 1)
        #expect(try symbol("person", [many]).color.red == 0)
        let cloud = try symbol("cloud.sun.fill", [many])
        #expect(cloud.color.blue == 1)
        #expect(cloud.layerColors.map(\.blue) == [0])
    }

    @Test func `Hierarchical layers have decreasing opacity`() throws {
        let symbol = try symbol("cloud.sun.fill", [(.symbolRendering, .int(3))])
        #expect(symbol.color.alpha == 1)
        #expect(symbol.layerColors.map(\.alpha) == [0.5, 0.25])
    }

    @Test(arguments: [nil, 4] as [Int64?])
    func `Several foreground styles color a symbol's layers`(rendering: Int64?) throws {
        let red = PaintValue(.color(ColorValue(red: 1)))
        let blue = PaintValue(.color(ColorValue(blue: 1)))
        var attributes: [(ViewAttribute, AttributeValue)] = [
            (.foreground, .paint(red)), (.foregroundSecond, .paint(blue)),
        ]
        if let rendering { attributes.append((.symbolRendering, .int(rendering))) }
        let symbol = try symbol("checkmark.circle.fill", attributes)
        #expect(symbol.color.red == 1)
        #expect(symbol.layerColors.map(\.blue) == [1])
    }

    @Test func `A monochrome symbol has no layer colors`() throws {
        #expect(try symbol("cloud.sun.fill", []).layerColors.isEmpty)
        #expect(try symbol("cloud.sun.fill", [(.symbolRendering, .int(1))]).layerColors.isEmpty)
    }

    /// From Docs/elements/Redaction.md of https://github.com/iamcgn/swiftui-web (macOS 26).
    @Test(
        arguments: [
            (11, 13, 13), (13, 15, 15), (17, 20, 19), (22, 26, 25), (26, 31, 30), (34, 40, 39),
        ] as [(Double, Double, Double)])
    func `The frame of a redacted symbol does not depend on the symbol`(
        size: Double, width: Double, height: Double
    ) throws {
        for name in ["star", "chevron.right"] {
            let view = Node(.image, [(.symbol, .string(name))])
                .font(FontValue(style: 0, points: size)).with(.redacted, .int(1))
            let node = try #require(try Drawing.list(width: 100, height: 100) { view }.nodes.first)
            #expect((node.frame.width, node.frame.height) == (width, height))
            #expect(node.shape.outline.frame.width == size)
        }
    }

    @Test func `A symbol that is redacted as private keeps its frame`() throws {
        let view = Node(.image, [(.symbol, .string("star"))]).with(.redacted, .int(3))
        let node = try #require(try Drawing.list { view }.nodes.first)
        #expect(node.frame.width == node.shape.outline.frame.width)
    }

    @Test func `A content transition and an animation are in the display list`() throws {
        let view = Text("7").modified(
            .group, [(.contentTransition, .string("numericText")), (.animation, .string("linear"))])
        let text = try Drawing.text { view }
        #expect(text.hasSuffix("motion=numericText/linear"))
    }
}
