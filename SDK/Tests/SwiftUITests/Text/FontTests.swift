import SwiftUI
import Testing

@MainActor
@Suite("A font")
struct FontTests {
    private func font(_ font: Font?) -> String {
        tree { Divider().font(font) }.replacing("\n  divider", with: "")
            .replacing("group font=", with: "")
    }

    @Test func `has one of eleven styles`() {
        let fonts: [Font] = [
            .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout,
            .footnote, .caption, .caption2,
        ]
        #expect(
            fonts.map { font($0) } == [
                "large_title", "title", "title2", "title3", "headline", "subheadline", "body",
                "callout", "footnote", "caption", "caption2",
            ])
        #expect(Font.TextStyle.allCases.count == fonts.count)
        #expect(font(nil) == "body")
    }

    @Test func `for extra large titles is bold, in UIKit too`() {
        #expect(font(.extraLargeTitle) == "large_title/36pt/w700")
        #expect(font(.extraLargeTitle2) == "title/w700")
        let fonts = [UIFont.TextStyle.extraLargeTitle, .extraLargeTitle2, .title1].map {
            Font(UIFont.preferredFont(forTextStyle: $0))
        }
        #expect(fonts == [.extraLargeTitle, .extraLargeTitle2, .title])
    }

    @Test func `of the system has a size or a style, a weight and a design`() {
        #expect(font(.system(size: 12)) == "12pt")
        #expect(
            font(.system(size: 12, weight: .medium, design: .serif)) == "12pt/w500/serif")
        #expect(font(.system(.title, design: .monospaced)) == "title/monospaced")
        #expect(
            font(.system(.body, design: .rounded).weight(.bold)) == "body/w700/rounded")
        #expect(font(.system(.body, design: .default, weight: .thin)) == "body/w200")
    }

    @Test func `of a family scales with a style or stays as it is`() {
        #expect(font(.custom("Menlo", size: 12)) == "body/12pt/Menlo")
        #expect(
            font(.custom("Menlo", size: 12, relativeTo: .caption)) == "caption/12pt/Menlo")
        #expect(font(.custom("Menlo", fixedSize: 12)) == "12pt/Menlo")
    }

    @Test func `changes its weight, its slant and its digits`() {
        #expect(font(.body.bold().italic()) == "body/w1/italic")
        #expect(font(.body.weight(.light).bold()) == "body/w700")
        #expect(font(.body.bold().weight(.light)) == "body/w300")
        #expect(font(.body.monospacedDigit()) == "body/monospaced_digit")
        #expect(font(.body.monospaced()) == "body/monospaced")
        #expect(font(.body.leading(.tight)) == "body/leading_tight")
        #expect(font(.body.leading(.loose).leading(.standard)) == "body")
        #expect(font(.body.smallCaps()) == "body/small_caps_all")
        #expect(font(.body.lowercaseSmallCaps()) == "body/small_caps_lowercase")
        #expect(font(.body.uppercaseSmallCaps()) == "body/small_caps_uppercase")
        #expect(font(.body.width(.compressed)) == "body/width-0.2")
        let narrow = UIFont.systemFont(ofSize: 12, weight: .bold, width: .condensed)
        #expect(font(Font(narrow)) == "12pt/w700/width-0.1")
        let traits: [UIFontDescriptor.TraitKey: Any] = [.width: UIFont.Width.expanded]
        let wide = UIFontDescriptor(fontAttributes: [.size: 12, .traits: traits])
        #expect(font(Font(UIFont(descriptor: wide, size: 0))) == "12pt/width0.1")
        let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let numbers = weights.map { font(.body.weight($0)) }
        #expect(numbers == (1...9).map { "body/w\($0)00" })
    }

    @Test func `is scaled or given another size`() {
        #expect(font(.body.scaled(by: 2).bold().scaled(by: 1.5)) == "body/51pt/w1")
        #expect(font(.system(size: 10).scaled(by: 1.5)) == "15pt")
        #expect(font(.headline.pointSize(20)) == "20pt/w600")
        #expect(font(.custom("Menlo", size: 12).scaled(by: 2).pointSize(9)) == "9pt/Menlo")
    }

    @Test func `by default is that of the environment, with its own changes`() {
        #expect(font(.default) == "body")
        #expect(
            tree { Text("a").font(.default).font(.title) } == tree { Text("a").font(.title) })
        let views = tree {
            VStack {
                Divider().font(.default.bold())
                Text("a").font(.default.scaled(by: 2).italic())
                Text("b") + Text("c").font(.default.pointSize(9))
            }
            .font(.caption)
        }
        for changed in ["caption/w1", "caption/24pt/italic", "9pt"] {
            #expect(views.contains("font=\(changed)"))
        }
    }

    @Test func `is resolved in the text size and font of the environment`() {
        struct Facts: View {
            @Environment(\.fontResolutionContext) var context
            var body: some View {
                let fonts: [Font] = [
                    .default, .body.bold(), .custom("Menlo", size: 10).italic(),
                    .system(size: 12, weight: .light, design: .rounded).smallCaps(),
                ]
                let light = Font.system(size: 12, weight: .light, design: .rounded)
                ForEach(Array(fonts.enumerated()), id: \.offset) {
                    let font = $0.element.resolve(in: context)
                    let text = Font(font.ctFont)
                    Text(verbatim: "\(font.pointSize) \(font.isBold) \(text == light)")
                    Text(verbatim: "\(font.isItalic) \(font.isSmallCaps) \(font.ctFont.familyName)")
                }
            }
        }
        let views = tree { Facts().font(.title).dynamicTypeSize(.xxxLarge) }
        for facts in [
            "34.0 false false", "23.0 true false", "false false ", "true false Menlo",
            "12.0 false true", "false true ",
        ] {
            #expect(views.contains("\"\(facts)\""), "\(facts) in \(views)")
        }
    }

    @Test func `equals one made the same way`() {
        #expect(Font.body.weight(.bold) == .system(.body, weight: .bold))
        #expect(Font.body != .body.leading(.loose))
    }
}
