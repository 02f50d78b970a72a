import CWidgetPlugin
import SwiftUI
import Testing

private struct Framed: ViewModifier {
    let title: String

    func body(content: Content) -> some View {
        Column {
            Leaf(title)
            content
        }
    }
}

private struct Dimmed {
    let amount: Double
}

extension Dimmed: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_OPACITY) {
            recorder.set(WIDGET_AMOUNT, amount)
            content()
        }
    }
}

@MainActor
@Suite("A view modifier")
struct ViewModifierTests {
    @Test func `puts the modified view where its body says`() {
        #expect(
            tree { Leaf("inside").modifier(Framed(title: "outside")) } == """
                vstack
                  text text_string="outside"
                  text text_string="inside"
                """)
    }

    @Test func `applied later lies further out`() {
        let expected = """
            opacity amount=0.5
              vstack
                text text_string="outside"
                text text_string="inside"
            """
        let framed = Framed(title: "outside")
        #expect(tree { Leaf("inside").modifier(framed).modifier(Dimmed(amount: 0.5)) } == expected)
        #expect(
            tree { Leaf("inside").modifier(framed.concat(Dimmed(amount: 0.5))) } == expected)
    }

    @Test func `that is empty leaves no trace`() {
        #expect(tree { Leaf("a").modifier(EmptyModifier.identity) } == "text text_string=\"a\"")
    }
}
