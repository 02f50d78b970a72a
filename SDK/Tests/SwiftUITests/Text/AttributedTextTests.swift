import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("A text of parts")
struct AttributedTextTests {
    @Test func `has an attributed string's attributes`() {
        var string = AttributedString("ab")
        string.font = .title
        string.foregroundColor = .red
        string.underlineStyle = .single
        string.kern = 2
        #expect(
            tree { Text(string) } == """
                text font=title foreground=red underline=true kerning=2 text_string="ab"
                """)
    }

    @Test func `has the attributes of an NSAttributedString`() {
        let string = NSMutableAttributedString(
            string: "ab",
            attributes: [
                .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.red, .kern: 2,
                .underlineStyle: NSUnderlineStyle.single.rawValue,
            ])
        #expect(
            tree { Text(AttributedString(string)) }
                == tree {
                    Text(verbatim: "ab").font(Font(UIFont.systemFont(ofSize: 11))).kerning(2)
                        .underline()
                        .foregroundStyle(Color(uiColor: .red))
                })
        string.addAttribute(.link, value: "x:y", range: NSRange(location: 0, length: 2))
        #expect(!tree { Text(AttributedString(string)) }.contains("tint"))
    }

    @Test func `has the attributes that were set in the place of others`() {
        let whole = NSRange(location: 0, length: 2)
        let values: [(NSAttributedString.Key, Any, Any)] = [
            (.foregroundColor, UIColor.red, UIColor.blue),
            (.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 16)),
            (.paragraphStyle, NSParagraphStyle.default, NSMutableParagraphStyle()),
            (.shadow, NSShadow(), NSShadow()),
        ]
        for (key, old, new) in values {
            let string = NSMutableAttributedString(string: "ab", attributes: [key: old])
            string.addAttribute(key, value: new, range: whole)
            let kept = string.attribute(key, at: 0, effectiveRange: nil) as? NSObject
            #expect(kept == new as? NSObject)
        }
    }

    @Test func `has a run for each run of an attributed string`() {
        var string = AttributedString("plain ")
        var link = AttributedString("link")
        link.link = URL(string: "https://example.com")
        string.append(link)
        #expect(
            tree { Text(string) } == """
                text
                  text text_string="plain "
                  text foreground=tint text_string="link"
                """)
        #expect(tree { Text(AttributedString("")) } == "text")
    }

    @Test func `has the marks of Markdown`() throws {
        let string = try AttributedString(markdown: "**a** _b_ `c` ~~d~~")
        let tree = tree { Text(string) }
        #expect(tree.contains("text font_weight=1 text_string=\"a\""))
        #expect(tree.contains("text italic=true text_string=\"b\""))
        #expect(tree.contains("text font_design=design_monospaced text_string=\"c\""))
        #expect(tree.contains("text strikethrough=true text_string=\"d\""))
    }

    @Test func `is a localised resource`() {
        let resource: LocalizedStringResource = "**\(2)** left"
        #expect(
            tree { Text(resource) } == """
                text
                  text font_weight=1 text_string="2"
                  text text_string=" left"
                """)
    }

    @Test func `has symbols among its letters`() {
        #expect(
            tree { Text("\(Image(systemName: "heart")) 5") } == """
                text
                  text
                    image symbol="heart"
                  text text_string=" 5"
                """)
        #expect(tree { Text(Image(systemName: "heart")) } == "text\n  image symbol=\"heart\"")
        #expect(Text(Image(systemName: "heart")).plainString().isEmpty)
    }
}
