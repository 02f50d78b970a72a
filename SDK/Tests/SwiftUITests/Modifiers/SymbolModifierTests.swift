import SwiftUI
import Testing

@MainActor
@Suite("A modifier of symbols")
struct SymbolModifierTests {
    private let leaf = Divider()

    @Test func `adds variants`() {
        #expect(
            tree { leaf.symbolVariant(.fill).symbolVariant(.circle) } == """
                group symbol_variants="circle"
                  group symbol_variants="circle.fill"
                    divider
                """)
        #expect(SymbolVariants.fill.slash.circle == SymbolVariants.slash.circle.fill)
        #expect(SymbolVariants.circle.fill.contains(.fill))
    }

    @Test func `sets a scale and a way to be coloured`() {
        #expect(tree { leaf.imageScale(.large) } == "group image_scale=3\n  divider")
        #expect(
            tree { leaf.symbolRenderingMode(.multicolor) }
                == "group symbol_rendering=symbol_multicolor\n  divider")
    }

    @Test func `shows a symbol that keeps its colours in them`() {
        let sun = Image(systemName: "sun.max.fill")
        #expect(
            tree { sun.renderingMode(.original) } == tree { sun.symbolRenderingMode(.multicolor) })
        #expect(tree { sun.renderingMode(.template) }.contains("symbol_rendering") == false)
        #expect(
            tree { sun.symbolRenderingMode(.hierarchical).renderingMode(.original) }
                == tree { sun.symbolRenderingMode(.hierarchical) })
        let tinted = UIImage(systemName: "sun.max.fill")?
            .withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(tree { tinted.map { Image(uiImage: $0) } }.contains("multicolor") == false)
    }
}
