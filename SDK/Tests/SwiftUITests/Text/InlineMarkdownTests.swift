import Testing

@testable import SwiftUI

@MainActor
@Suite("Markdown in a localised text")
struct InlineMarkdownTests {
    private let plain = [
        "5 * 3 * 2", "snake_case_name", "a ** b", "**", "*a", "a_b_", "`", "2*3", "~~x",
    ]

    @Test("marks bold, italic, struck through and monospaced words")
    func marks() {
        #expect(
            tree { Text("**Bold** and _italic_, ~~gone~~ `code`") } == """
                text
                  text font_weight=700 text_string="Bold"
                  text text_string=" and "
                  text italic=true text_string="italic"
                  text text_string=", "
                  text strikethrough=true text_string="gone"
                  text text_string=" "
                  text font_design=design_monospaced text_string="code"
                """)
        #expect(tree { Text("*a*") } == "text\n  text italic=true text_string=\"a\"")
        #expect(tree { Text("__a__") } == "text\n  text font_weight=700 text_string=\"a\"")
    }

    @Test("can lie inside one another")
    func nested() {
        #expect(
            tree { Text("**a *b***") } == """
                text
                  text font_weight=700 text_string="a "
                  text font_weight=700 italic=true text_string="b"
                """)
    }

    @Test("leaves marks alone that stand by themselves")
    func unmarked() {
        for text in plain { #expect(InlineMarkdown.texts(of: text) == [Text(verbatim: text)]) }
        #expect(InlineMarkdown.texts(of: #"\*a\*"#) == [Text(verbatim: "*a*")])
    }

    @Test("holds for the values inside")
    func values() {
        #expect(
            tree { Text("**\("x")** of \(Text("y").italic())") } == """
                text
                  text font_weight=700 text_string="x"
                  text text_string=" of "
                  text italic=true text_string="y"
                """)
    }

    @Test("is not looked for in values")
    func literalValues() {
        #expect(tree { Text("\("**x**") y") } == "text text_string=\"**x** y\"")
    }
}
