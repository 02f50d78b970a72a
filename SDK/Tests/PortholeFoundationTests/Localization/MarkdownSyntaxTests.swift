import Foundation
import PortholeFoundation
import Testing

/// The values are those of Foundation on a Mac.
@Suite("Inline Markdown")
struct MarkdownSyntaxTests {
    private func read(_ source: String) throws -> [String] {
        let options = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace)
        return runs(try AttributedString(markdown: source, options: options))
    }

    @Test(arguments: [
        ("**b**", ["s:b"]), ("*i*", ["e:i"]), ("_i_", ["e:i"]), ("__b__", ["s:b"]),
        ("***bi***", ["es:bi"]), ("a*b*c", [":a", "e:b", ":c"]), ("**a _b_**", ["s:a ", "es:b"]),
        ("*a **b** c*", ["e:a ", "es:b", "e: c"]), ("**a*", [":*", "e:a"]),
        ("*a*b*", ["e:a", ":b*"]), ("*_**~", ["e:_", ":*~"]), ("*_**!", [":*_**!"]),
        ("**~~** ", ["s:~~", ": "]), ("a~~*_**", [":a~~*_**"]), ("_a_b", [":_a_b"]),
        ("x_y_ z", [":x_y_ z"]), ("snake_case_name", [":snake_case_name"]),
        ("2 * 3 * 4", [":2 * 3 * 4"]), ("**unclosed", [":**unclosed"]), (#"\*a\*"#, [":*a*"]),
    ])
    func `emphasizes between stars and underscores`(source: String, expected: [String]) throws {
        #expect(try read(source) == expected)
    }

    @Test(arguments: [("~~s~~", ["x:s"]), ("~s~", ["x:s"]), ("~~~a~~~", [":~~~a~~~"])])
    func `strikes between one or two tildes`(source: String, expected: [String]) throws {
        #expect(try read(source) == expected)
    }

    @Test(arguments: [
        ("`code`", ["c:code"]), ("`**x**`", ["c:**x**"]), ("``a`b``", ["c:a`b"]),
        ("`` a ``", ["c:a"]), (#"\`"#, [":`"]), ("*a `*` b*", ["e:a ", "ec:*", "e: b"]),
        ("``a`", [":``a`"]),
    ])
    func `has code between backticks, without a space on each side`(
        source: String, expected: [String]
    ) throws {
        #expect(try read(source) == expected)
    }

    @Test(arguments: [
        ("https://x.org", [":https://x.org(https://x.org)"]),
        ("http://x.org/a_b_c", [":http://x.org/a_b_c(http://x.org/a_b_c)"]),
        ("www.x.org", [":www.x.org(http://www.x.org)"]),
        ("(www.x.org)", [":(", ":www.x.org(http://www.x.org)", ":)"]),
        ("https://x.org.", [":https://x.org(https://x.org)", ":."]),
        ("https://x.org/a_(b))", [":https://x.org/a_(b)(https://x.org/a_(b))", ":)"]),
        ("https://x.org?a&lt;", [":https://x.org?a(https://x.org?a)", ":<"]),
        ("a@b.org", [":a@b.org(mailto:a@b.org)"]), ("a@b.org-", [":a@b.org-"]),
        ("a+b@c.org.", [":a+b@c.org(mailto:a+b@c.org)", ":."]),
        ("<https://x.org>", [":https://x.org(https://x.org)"]),
        ("<a@b.org>", [":a@b.org(mailto:a@b.org)"]),
        ("xhttps://x.org", [":xhttps://x.org"]), ("https://a_b.org", [":https://a_b.org"]),
        ("\"http://localhost/\"", [":\"", ":http://localhost/(http://localhost/)", ":\""]),
        ("mailto:a@b.org", [":mailto:a@b.org(mailto:a@b.org)"]), ("a@b.1", [":a@b.1"]),
        ("[https://x.org]", [":[https://x.org]"]), ("-www.x.org", [":-www.x.org"]),
        ("www.", [":www."]), ("**https://x.org**", ["s:https://x.org(https://x.org)"]),
    ])
    func `makes links of addresses`(source: String, expected: [String]) throws {
        #expect(try read(source) == expected)
    }

    @Test(arguments: [
        ("a&amp;b", [":a&b"]), ("&#65;&copy;", [":A©"]), ("&#x41;", [":A"]),
        ("&nbsp;x", [":\u{A0}x"]), ("&alpha;&hearts;&ThickSpace;", [":α♥\u{205F}\u{200A}"]),
        ("&bogus;", [":&bogus;"]), ("&copy", [":&copy"]), ("&#0;", [":\u{FFFD}"]),
        ("&#12345678;", [":&#12345678;"]), ("&#42;a&#42;", [":*a*"]), ("`&amp;`", ["c:&amp;"]),
    ])
    func `decodes entities`(source: String, expected: [String]) throws {
        #expect(try read(source) == expected)
    }

    @Test(arguments: [
        ("[link](https://x.org)", [":link(https://x.org)"]),
        ("[a](relative/path)", [":a(relative/path)"]), ("[a](<u v>)", [":a(u%20v)"]),
        (#"[a](u "t")"#, [":a(u)"]), ("[a](u v)", [":[a](u v)"]), ("[a]()", [":a"]),
        ("[a][r]", [":[a][r]"]), ("[a]", [":[a]"]),
        ("[**b**](https://x.org)", [":b(https://x.org)"]),
        ("[`c` *i* ~~s~~](u)", [":c i s(u)"]), ("*[a](u)*", ["e:a(u)"]),
        ("[a [b](u)](v)", [":[a ", ":b(u)", ":](v)"]),
        ("[https://x.org](u)", [":https://x.org(u)"]),
    ])
    func `has links, whose text has no styles of its own`(
        source: String, expected: [String]
    ) throws {
        #expect(try read(source) == expected)
    }

    @Test(arguments: [
        ("![alt](https://x.org/i.png)", [":alt"]), ("[![i](s)](u)", [":i(u)"]), ("!a", [":!a"]),
    ])
    func `shows the words of images`(source: String, expected: [String]) throws {
        #expect(try read(source) == expected)
    }

    @Test(arguments: [
        ("a\\\nb", [":a", "b:\n", ":b"]), ("a  \nb", [":a  \nb"]), ("a  b\nc", [":a  b\nc"]),
        ("<b>x</b>", ["h:<b>", ":x", "h:</b>"]), (#"<a b="*c*">"#, [#"h:<a b="*c*">"#]),
        ("1 < 2 <3", [":1 < 2 <3"]), ("# H", [":# H"]), ("- a", [":- a"]),
    ])
    func `keeps lines and tags`(source: String, expected: [String]) throws {
        #expect(try read(source) == expected)
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            ("**a ", "b**"), ("[", "[a](u)"), ("![", "](u)"), ("[", "](a"), ("*a_ ", ""),
            ("a**b", "c* "), ("*_~", ""), ("<a b='c\" d", ""), ("<!--", ""), ("_www.a_", ""),
            ("a.b@", ""), ("&a", ""), ("[a](u \"", ""), ("(https://x.org)", ""),
        ])
    func `takes linear time for hostile text`(start: String, end: String) throws {
        let source = String(repeating: start, count: 20_000) + String(repeating: end, count: 20_000)
        _ = try read(source)
    }
}
