import Testing
import WidgetWire

@testable import WidgetText

@Suite struct SymbolTests {
    @Test func everyNamesGlyphIsInTheFont() throws {
        let engine = try engine()
        let missing = SymbolTable.glyphs.keys.filter { name in
            !engine.glyph(for: symbol(name), context: context()).isInFont
        }
        #expect(missing.isEmpty, "\(missing.sorted())")
    }

    @Test func variantsTheFontLacksArePutTogether() throws {
        let tent = try #require(SymbolTable.form(for: "tent"))
        var circled = tent
        circled.enclosure = .circle
        #expect(SymbolTable.form(for: "tent.circle") == circled)
        circled.isFilled = true
        #expect(SymbolTable.form(for: "tent.circle.fill") == circled)
        var struck = tent
        struck.isSlashed = true
        #expect(SymbolTable.form(for: "tent.slash") == struck)
        let badged = try #require(SymbolTable.form(for: "tent.badge.plus"))
        #expect(badged.base == tent.base)
        #expect(badged.badge == SymbolTable.form(for: "plus")?.base)
    }

    @Test func variantsTheFontHasAreTakenFromIt() throws {
        let filled = try #require(SymbolTable.form(for: "heart.fill"))
        #expect(filled.base != SymbolTable.form(for: "heart")?.base)
        #expect(SymbolTable.form(for: "checkmark.circle.fill")?.enclosure == nil)
    }

    @Test(arguments: ["", "fill", "no.such.symbol", "heart.of.gold"])
    func unknownNamesHaveNoGlyph(name: String) {
        #expect(SymbolTable.form(for: name) == nil)
    }

    @Test func unknownNamesAreReportedOnce() throws {
        let engine = try engine()
        var reported: [String] = []
        engine.onUnknownSymbol = { reported.append($0) }
        for name in ["star", "no.such.symbol", "no.such.symbol"] {
            _ = engine.measure(symbol(name), context: context())
        }
        #expect(reported == ["no.such.symbol"])
    }

    @Test func symbolsAreAboutAsHighAsALine() throws {
        let measured = try engine().measure(symbol("star.fill"), context: context(scale: 2))
        #expect(measured.height == 20)
        #expect((17...21).contains(measured.width))
        #expect((15...17).contains(measured.firstBaseline))
    }

    @Test func chevronsAreNarrow() throws {
        let engine = try engine()
        let chevron = engine.measure(symbol("chevron.right"), context: context())
        let circle = engine.measure(symbol("circle"), context: context())
        #expect(chevron.width < circle.width * 0.7)
        #expect(chevron.height == circle.height)
    }

    private func symbol(_ name: String) -> Symbol {
        Symbol.with {
            $0.name = name
            $0.font = font(17)
        }
    }
}
