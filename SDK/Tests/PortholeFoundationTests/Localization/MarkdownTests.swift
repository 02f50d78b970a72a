import Foundation
import PortholeFoundation
import Testing

/// The runs of a text, each with the first letters of what its marks mean.
func runs(_ string: AttributedString) -> [String] {
    string.runs.map { run in
        let intent = run.inlinePresentationIntent ?? []
        let marks = [
            (InlinePresentationIntent.emphasized, "e"), (.stronglyEmphasized, "s"), (.code, "c"),
            (.strikethrough, "x"), (.lineBreak, "b"), (.inlineHTML, "h"),
        ].filter { intent.contains($0.0) }.map(\.1).joined()
        let link = run.link.map { "(\($0.absoluteString))" } ?? ""
        return "\(marks):\(String(string[run.range].characters))\(link)"
    }
}

@Suite("An attributed string of Markdown")
struct MarkdownTests {
    @Test func `knows bold, italic, code, struck through and links`() throws {
        #expect(
            runs(try AttributedString(markdown: "a **b *c*** d")) == [":a ", "s:b ", "es:c", ": d"])
        #expect(runs(try AttributedString(markdown: "~~a~~ `*b*`")) == ["x:a", ": ", "c:*b*"])
        #expect(
            runs(try AttributedString(markdown: "[a **b**](https://x.org) c"))
                == [":a b(https://x.org)", ": c"])
        #expect(runs(try AttributedString(markdown: "2 * 3 * 4 \\*5\\*")) == [":2 * 3 * 4 *5*"])
        #expect(runs(try AttributedString(markdown: "snake_case_name")) == [":snake_case_name"])
    }

    @Test func `has blocks without their marks, and lines as they are if asked to`() throws {
        #expect(runs(try AttributedString(markdown: "# A\nb\nc\n\n- d")) == [":Ab cd"])
        let options = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(
            runs(try AttributedString(markdown: "# A\n**b**", options: options)) == [
                ":# A\n", "s:b",
            ])
    }

    @Test func `breaks its lines where it says so, and has spaces at other line ends`() throws {
        #expect(runs(try AttributedString(markdown: "a\\\nb\nc")) == [":a", "b:\n", ":b c"])
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
        #expect(
            runs(try AttributedString(markdown: "a  \nb \n c `d\ne`", options: options))
                == [":a", "b:\n", ":b c ", "c:d e"])
    }

    @Test func `tolerates marks without end`() throws {
        let marks = String(repeating: "*a ", count: 300) + String(repeating: "[", count: 300)
        #expect(try AttributedString(markdown: marks).characters.count > 600)
    }

    @Test func `comes from localised texts, whose values keep their attributes`() {
        var value = AttributedString("v*")
        value.link = URL(string: "https://x.org")
        #expect(
            runs(AttributedString(localized: "**a \(value)** \(3)"))
                == ["s:a ", "s:v*(https://x.org)", ": 3"])
    }

    @Test func `agrees with its numbers when it is localised, not when it is read`() throws {
        let text = AttributedString(
            localized: "^[\(2) word](inflect: true) of ^[\(1) day](inflect: true)")
        #expect(String(text.characters) == "2 words of 1 day")
        let source = "^[2 word](inflect: true)"
        #expect(runs(try AttributedString(markdown: source)) == [":\(source)"])
    }
}
