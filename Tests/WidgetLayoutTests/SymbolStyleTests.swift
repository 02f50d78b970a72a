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
    func variantsAreAddedOnce(name: String, variants: String, drawn: String) throws {
        #expect(try symbol(name, [(.symbolVariants, .string(variants))]).name == drawn)
    }

    @Test func aThousandVariantsAreNotAdded() throws {
        let many = (0..<1_000).map { "v\($0)" }.joined(separator: ".")
        #expect(try symbol("a", [(.symbolVariants, .string(many))]).name.count < 40)
    }

    @Test(arguments: [(1, 13.6), (2, 17), (3, 21.76), (99, 17)] as [(Int64, Double)])
    func scalesAreBesideTheText(scale: Int64, size: Double) throws {
        #expect(try abs(symbol("a", [(.imageScale, .int(scale))]).font.size - size) < 1e-9)
    }

    @Test func someSymbolsHaveColorsOfTheirOwn() throws {
        let many: (ViewAttribute, AttributeValue) = (.symbolRendering, .int(2))
        #expect(try symbol("sun.max.fill", [many]).color.red == 1)
        #expect(try symbol("person", [many]).color.red == 0)
        #expect(try symbol("sun.max.fill", [(.symbolRendering, .int(3))]).color.red == 0)
    }

    @Test func motionIsKept() throws {
        let view = Text("7").modified(
            .group, [(.contentTransition, .string("numericText")), (.animation, .string("linear"))])
        let text = try Drawing.text { view }
        #expect(text.hasSuffix("motion=numericText/linear"))
    }
}
