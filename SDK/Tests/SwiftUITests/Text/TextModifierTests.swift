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

    @Test func `leaves it a text and is set on its node`() {
        #expect(attributes(text) == "")
        #expect(attributes(text.font(.title)) == "font=title")
        #expect(attributes(text.fontWeight(.light)) == "font_weight=300")
        #expect(attributes(text.fontDesign(.serif)) == "font_design=design_serif")
        #expect(attributes(text.bold()) == "font_weight=1")
        #expect(attributes(text.bold().fontWeight(.light)) == "font_weight=300")
        #expect(attributes(text.fontWeight(.light).bold()) == "font_weight=300")
        #expect(attributes(text.bold().fontWeight(nil)) == "font_weight=1")
        #expect(attributes(text.italic()) == "italic=true")
        #expect(attributes(text.monospaced()) == "font_design=design_monospaced")
        #expect(attributes(text.monospacedDigit()) == "monospaced_digit=true")
        #expect(attributes(text.foregroundColor(.red)) == "foreground=red")
        #expect(attributes(text.foregroundStyle(.secondary)) == "foreground=level2")
        #expect(attributes(text.underline()) == "underline=true")
        #expect(
            attributes(text.strikethrough(true, color: .red))
                == "strikethrough=true strikethrough_color=red")
        #expect(
            attributes(text.underline(pattern: .dash))
                == "underline=true underline_pattern=line_dash")
        #expect(
            attributes(text.strikethrough(pattern: .dot))
                == "strikethrough=true strikethrough_pattern=line_dot")
    }

    @Test func `moves and sizes letters`() {
        #expect(attributes(text.kerning(2)) == "kerning=2")
        #expect(attributes(text.tracking(-1)) == "tracking=-1")
        #expect(attributes(text.baselineOffset(3)) == "baseline_offset=3")
        #expect(attributes(text.fontWidth(.condensed)) == "font_width=-0.1")
        #expect(attributes(text.textScale(.secondary)).contains("text_scale=0.8"))
        #expect(attributes(text.textScale(.secondary, isEnabled: false)) == "")
        let japanese = text.typesettingLanguage(.init(languageCode: .japanese))
        #expect(attributes(japanese).contains("locale=\"ja"))
        #expect(attributes(text.typesettingLanguage(.automatic)) == "")
    }

    @Test func `that sizes letters reaches the texts inside`() {
        #expect(
            tree { (text + text.bold()).textScale(.secondary) } == """
                text
                  text text_string="a" text_scale=0.8
                  text font_weight=1 text_string="a" text_scale=0.8
                """)
    }

    @Test func `that is not active or nil leaves no trace, or takes a line away`() {
        #expect(attributes(text.bold(false)) == "")
        #expect(attributes(text.monospaced(false)) == "")
        #expect(attributes(text.font(nil).fontWeight(nil).foregroundColor(nil)) == "")
        #expect(attributes(text.underline(false)) == "underline=false")
    }

    @Test func `applied first wins`() {
        #expect(attributes(text.foregroundColor(.red).foregroundColor(.blue)) == "foreground=red")
        #expect(attributes(text.font(nil).font(.body)) == "font=body")
    }

    @Test func `of a run holds for that run`() {
        #expect(
            tree { text.bold().opacity(0.5) }
                == "opacity amount=0.5\n  text font_weight=1 text_string=\"a\"")
    }
}
