import Foundation
import PortholeFoundation
import Testing

@Suite("A document of HTML")
struct HTMLTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: NSUTF8StringEncoding,
            ], documentAttributes: nil)
    }

    @Test(arguments: [
        ("<p>One\n  two <b>three</b>.</p><p>Four<br/>five</p>", "One two three.\nFour\nfive\n"),
        ("a &lt; b &amp;&nbsp;c &#8364;&#x20AC; &eacute;&alpha;", "a < b &\u{A0}c €€ éα"),
        ("&nope; & &; &#xD800; d", "&nope; & &; \u{FFFD} d"),
        ("1 < 2 <3", "1 < 2 <3"),
        ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"),
        ("<ol><li>c<li>d</ol>", "\t1.\tc\n\t2.\td\n"),
        ("<!DOCTYPE html><title>t</title><style>p > b {}</style>x", "x"),
        ("<!-- <b> -->x<script>1<2</script>y", "xy"),
        ("<p title='a > b'>c", "c"), ("<b>never closed", "never closed"), ("<a", "<a"),
        ("", ""),
    ])
    func `is read as its letters`(html: String, letters: String) throws {
        #expect(try read(html).string == letters)
    }

    @Test func `keeps what is bold, italic and linked`() throws {
        let html =
            "<h1>A</h1>b <em>c <b>d</b></em> <a class=x href='https://x.org/?a=1&amp;b'>e</a>"
        let string = AttributedString(try read(html))
        let runs = string.runs.map { run in
            let link = run.link.map { "(\($0.absoluteString))" } ?? ""
            let intent = run.inlinePresentationIntent?.rawValue ?? 0
            return "\(intent):\(String(string[run.range].characters))\(link)"
        }
        #expect(runs == ["2:A\n", "0:b ", "1:c ", "3:d", "0: ", "0:e(https://x.org/?a=1&b)"])
    }

    @Test func `is an error where it is rich text, or not of its encoding`() {
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf])
        }
        #expect(throws: CocoaError.self) { try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF])) }
    }

    @Test func `is converted to an AttributedString and back with its attributes`() throws {
        let key = NSAttributedString.Key("author")
        let string = NSMutableAttributedString(string: "ab", attributes: [key: 5])
        string.addAttribute(.link, value: "x:y", range: NSRange(location: 1, length: 1))
        let back = NSAttributedString(AttributedString(string))
        #expect(back.string == "ab")
        #expect(back.attribute(key, at: 1, effectiveRange: nil) as? Int == 5)
        #expect(back.attribute(.link, at: 0, effectiveRange: nil) == nil)
        #expect(back.attribute(.link, at: 1, effectiveRange: nil) as? URL == URL(string: "x:y"))
    }
}
