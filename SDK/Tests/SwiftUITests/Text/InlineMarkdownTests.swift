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
                  text font_weight=1 text_string="Bold"
                  text text_string=" and "
                  text italic=true text_string="italic"
                  text text_string=", "
                  text strikethrough=true text_string="gone"
                  text text_string=" "
                  text font_design=design_monospaced text_string="code"
                """)
        #expect(tree { Text("*a*") } == "text\n  text italic=true text_string=\"a\"")
        #expect(tree { Text("__a__") } == "text\n  text font_weight=1 text_string=\"a\"")
    }

    @Test("can lie inside one another")
    func nested() {
        #expect(
            tree { Text("**a *b***") } == """
                text
                  text font_weight=1 text_string="a "
                  text font_weight=1 italic=true text_string="b"
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
                  text font_weight=1 text_string="x"
                  text text_string=" of "
                  text italic=true text_string="y"
                """)
    }

    @Test("is not looked for in values")
    func literalValues() {
        #expect(tree { Text("\("**x**") y") } == "text text_string=\"**x** y\"")
    }

    @Test(
        "Words agree with their number",
        arguments: [
            ("^[12 day](inflect: true) left", "12 days left"),
            ("^[1 day](inflect: true)", "1 day"), ("^[3 city](inflect: true)", "3 cities"),
            ("^[0 box](inflect: true)", "0 boxes"), ("^[5 person](inflect: true)", "5 people"),
            ("^[2 new item in stock](inflect: true)", "2 new items in stock"),
            ("^[9 bookshelf remaining](inflect: true)", "9 bookshelves remaining"),
        ])
    func inflection(source: String, words: String) {
        let expected = words.hasSuffix(" left") ? ["12 days", " left"] : [words]
        #expect(InlineMarkdown.texts(of: source) == expected.map { Text(verbatim: $0) })
    }

    @Test("Words agree with a value, too")
    func inflectedValue() {
        #expect(tree { Text("^[\(12) day](inflect: true)") } == "text text_string=\"12 days\"")
        #expect(tree { Text("^[\(1) day](inflect: true)") } == "text text_string=\"1 day\"")
    }

    @Test("A link shows its words in the tint")
    func link() {
        let tinted = Text(verbatim: "b").foregroundStyle(.tint)
        #expect(
            InlineMarkdown.texts(of: "a [b](https://example.org) [c]")
                == [Text(verbatim: "a "), tinted, Text(verbatim: " [c]")])
    }
}
