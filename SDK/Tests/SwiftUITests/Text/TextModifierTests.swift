import SwiftUI
import Testing

@MainActor
@Suite("A modifier of a text")
struct TextModifierTests {
    private func attributes(_ text: Text) -> String {
        tree { text }.replacing("text ", with: "").replacing("text_string=\"a\"", with: "")
            .trimmingCharacters(in: .whitespaces)
    }

    private let text = Text(verbatim: "a")

    @Test("leaves it a text and is set on its node")
    func attributes() {
        #expect(attributes(text) == "")
        #expect(attributes(text.font(.title)) == "font=title")
        #expect(attributes(text.fontWeight(.light)) == "font_weight=300")
        #expect(attributes(text.fontDesign(.serif)) == "font_design=design_serif")
        #expect(attributes(text.bold()) == "font_weight=700")
        #expect(attributes(text.italic()) == "italic=true")
        #expect(attributes(text.monospaced()) == "font_design=design_monospaced")
        #expect(attributes(text.monospacedDigit()) == "monospaced_digit=true")
        #expect(attributes(text.foregroundColor(.red)) == "foreground=red")
        #expect(attributes(text.foregroundStyle(.secondary)) == "foreground=level2")
        #expect(attributes(text.underline()) == "underline=true")
        #expect(attributes(text.strikethrough(true, color: .red)) == "strikethrough=true")
        #expect(attributes(text.underline(pattern: .dash)) == "underline=true")
        #expect(attributes(text.strikethrough(pattern: .dot)) == "strikethrough=true")
    }

    @Test("that is not active or nil leaves no trace, or takes a line away")
    func inactive() {
        #expect(attributes(text.bold(false)) == "")
        #expect(attributes(text.monospaced(false)) == "")
        #expect(attributes(text.font(nil).fontWeight(nil).foregroundColor(nil)) == "")
        #expect(attributes(text.underline(false)) == "underline=false")
    }

    @Test("applied first wins")
    func order() {
        #expect(attributes(text.foregroundColor(.red).foregroundColor(.blue)) == "foreground=red")
        #expect(attributes(text.font(nil).font(.body)) == "font=body")
    }

    @Test("of a run holds for that run")
    func views() {
        #expect(
            tree { text.bold().opacity(0.5) }
                == "opacity amount=0.5\n  text font_weight=700 text_string=\"a\"")
    }
}
