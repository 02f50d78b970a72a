import Testing

@testable import SwiftUI

@MainActor
@Suite("Markdown in a localised text")
struct InlineMarkdownTests {
    private let plain = [
        "5 * 3 * 2", "snake_case_name", "a ** b", "**", "*a", "a_b_", "`", "2*3", "~~x",
    ]

    @Test func `marks bold, italic, struck through and monospaced words`() {
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

    @Test func `can lie inside one another`() {
        #expect(
            tree { Text("**a *b***") } == """
                text
                  text font_weight=1 text_string="a "
                  text font_weight=1 italic=true text_string="b"
                """)
    }

    @Test func `leaves marks alone that stand by themselves`() {
        for text in plain { #expect(InlineMarkdown.texts(of: text) == [Text(verbatim: text)]) }
        #expect(InlineMarkdown.texts(of: #"\*a\*"#) == [Text(verbatim: "*a*")])
    }

    @Test func `holds for the values inside`() {
        #expect(
            tree { Text("**\("x")** of \(Text("y").italic())") } == """
                text
                  text font_weight=1 text_string="x"
                  text text_string=" of "
                  text italic=true text_string="y"
                """)
    }

    @Test func `is not looked for in values`() {
        #expect(tree { Text("\("**x**") y") } == "text text_string=\"**x** y\"")
    }

    @Test(arguments: [
        ("^[12 day](inflect: true) left", "12 days left"),
        ("^[1 day](inflect: true)", "1 day"), ("^[3 city](inflect: true)", "3 cities"),
        ("^[0 box](inflect: true)", "0 boxes"), ("^[5 person](inflect: true)", "5 people"),
        ("^[2 new item in stock](inflect: true)", "2 new items in stock"),
        ("^[9 bookshelf remaining](inflect: true)", "9 bookshelves remaining"),
    ])
    func `Words agree with their number`(source: String, words: String) {
        #expect(InlineMarkdown.texts(of: source) == [Text(verbatim: words)])
    }

    @Test func `Words agree with a value, too`() {
        #expect(tree { Text("^[\(12) day](inflect: true)") } == "text text_string=\"12 days\"")
        #expect(tree { Text("^[\(1) day](inflect: true)") } == "text text_string=\"1 day\"")
    }

    @Test func `A link shows its words in the tint`() {
        let tinted = Text(verbatim: "b").foregroundStyle(.tint)
        #expect(
            InlineMarkdown.texts(of: "a [b](https://example.org) [c]")
                == [Text(verbatim: "a "), tinted, Text(verbatim: " [c]")])
        #expect(InlineMarkdown.texts(of: "[b](%@)") == [tinted])
        let address = Text(verbatim: "https://x.org").foregroundStyle(.tint)
        #expect(InlineMarkdown.texts(of: "<https://x.org>") == [address])
    }

    @Test(arguments: ["https://x.org", "www.x.org", "a@b.org", "ftp://x.org/%@"])
    func `An address is a link without marks`(source: String) {
        #expect(
            InlineMarkdown.texts(of: source) == [Text(verbatim: source).foregroundStyle(.tint)])
    }

    @Test func `An entity is its character`() {
        #expect(InlineMarkdown.texts(of: "a&amp;b") == [Text(verbatim: "a&b")])
        #expect(InlineMarkdown.texts(of: "&nbsp;x") == [Text(verbatim: "\u{A0}x")])
    }

    @Test(arguments: ["%@ of %@", "%lld@x.org", "1/2 w.w. a: //", "AT&T", "@ home", "a@b"])
    func `What only looks like an address or an entity stays`(source: String) {
        #expect(InlineMarkdown.texts(of: source) == [Text(verbatim: source)])
    }

    @Test func `marks words however deep they lie`() {
        let source =
            String(repeating: "**a ", count: 2_000) + String(repeating: "b**", count: 2_000)
        let texts = InlineMarkdown.texts(of: source)
        #expect(texts.count == 1)
        #expect(
            texts.first?.plainString()
                == String(repeating: "a ", count: 2_000) + String(repeating: "b", count: 2_000))
    }
}
