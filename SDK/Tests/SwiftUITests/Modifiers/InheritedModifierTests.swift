import SwiftUI
import Testing

@MainActor
@Suite("A modifier of what views inherit")
struct InheritedModifierTests {
    private func attributes(_ view: some View) -> String {
        tree { view }.replacing("\n  divider", with: "").replacing("group ", with: "")
    }

    private let leaf = Divider()

    @Test func `to bold leaves a font weight and undoes bold text alone`() {
        func inner(_ view: some View) -> String {
            String(tree { view }.split(separator: "\n")[1])
        }
        #expect(inner(leaf.bold().fontWeight(.light)) == "  group font_weight=300")
        #expect(inner(leaf.bold(false).fontWeight(.light)) == "  group font_weight=300")
        #expect(inner(leaf.bold(false).bold()) == "  group font_weight=0")
        #expect(inner(leaf.fontWeight(.light).bold()) == "  group font_weight=300")
    }

    @Test func `sets what texts look like`() {
        #expect(attributes(leaf.font(.title)) == "font=title")
        #expect(attributes(leaf.environment(\.font, .title)) == "font=title")
        #expect(attributes(leaf.fontWeight(.black)) == "font_weight=900")
        #expect(attributes(leaf.fontWeight(nil)) == "font_weight=0")
        #expect(attributes(leaf.bold()) == "font_weight=1")
        #expect(attributes(leaf.bold(false)) == "font_weight=0")
        #expect(attributes(leaf.fontDesign(.rounded)) == "font_design=design_rounded")
        #expect(attributes(leaf.monospaced()) == "font_design=design_monospaced")
        #expect(attributes(leaf.fontDesign(nil)) == "font_design=0")
        #expect(attributes(leaf.italic()) == "italic=true")
        #expect(attributes(leaf.monospacedDigit()) == "monospaced_digit=true")
        #expect(attributes(leaf.underline()) == "underline=true")
        #expect(attributes(leaf.strikethrough(false)) == "strikethrough=false")
        #expect(
            attributes(leaf.underline(pattern: .dot, color: .red))
                == "underline=true underline_pattern=line_dot underline_color=red")
        #expect(attributes(leaf.kerning(1)) == "kerning=1")
        #expect(attributes(leaf.tracking(1)) == "tracking=1")
        #expect(attributes(leaf.baselineOffset(-1)) == "baseline_offset=-1")
        #expect(attributes(leaf.fontWidth(.expanded)) == "font_width=0.1")
        #expect(attributes(leaf.fontWidth(nil)) == "font_width=0")
        #expect(
            tree { Text(verbatim: "a").textScale(.secondary) }
                == "text text_string=\"a\" text_scale=0.8")
    }

    @Test func `sets how texts are laid out`() {
        #expect(attributes(leaf.lineLimit(2)) == "line_limit=2")
        #expect(attributes(leaf.lineLimit(nil)) == "line_limit=0")
        #expect(attributes(leaf.lineLimit(0)) == "line_limit=1")
        #expect(attributes(leaf.lineLimit(2...4)) == "line_limit=4 lines_reserved=2")
        #expect(attributes(leaf.lineLimit(...3)) == "line_limit=3")
        #expect(attributes(leaf.lineLimit(2...)) == "line_limit=0 lines_reserved=2")
        #expect(
            attributes(leaf.lineLimit(2, reservesSpace: true)) == "line_limit=2 lines_reserved=2")
        #expect(
            tree { leaf.lineLimit(2).lineLimit(3, reservesSpace: true) }.hasPrefix(
                "group line_limit=3 lines_reserved=3\n  group line_limit=2 lines_reserved=0"))
        #expect(attributes(leaf.allowsTightening(true)) == "tightening=true")
        #expect(
            attributes(leaf.multilineTextAlignment(.center)) == "text_alignment=text_center")
        #expect(attributes(leaf.minimumScaleFactor(0.5)) == "minimum_scale=0.5")
        #expect(attributes(leaf.truncationMode(.head)) == "truncation=truncate_head")
        #expect(attributes(leaf.lineSpacing(3)) == "line_spacing=3")
    }

    @Test func `sets what things are drawn with`() {
        #expect(attributes(leaf.foregroundColor(.red)) == "foreground=red")
        #expect(attributes(leaf.foregroundColor(nil)) == "foreground=primary")
        #expect(attributes(leaf.foregroundStyle(.secondary)) == "foreground=level2")
        #expect(attributes(leaf.tint(.red)) == "tint=red")
        #expect(attributes(leaf.tint(nil)) == "tint=accent")
        #expect(attributes(leaf.accentColor(.red)) == "tint=red")
        #expect(attributes(leaf.colorScheme(.dark)) == "color_scheme=dark")
    }

    @Test func `hides content for reasons that add up`() {
        #expect(
            attributes(leaf.redacted(reason: .placeholder)) == "redacted=redact_placeholder")
        #expect(attributes(leaf.unredacted()) == "redacted=0")
        #expect(
            tree { leaf.redacted(reason: .privacy).redacted(reason: .placeholder) } == """
                group redacted=redact_placeholder
                  group redacted=redact_placeholder|redact_privacy
                    divider
                """)
    }

    @Test func `limits the text size, and says so only where it changes`() {
        #expect(attributes(leaf.dynamicTypeSize(.xLarge)) == "text_size=text_xlarge")
        #expect(
            attributes(leaf.dynamicTypeSize(.xxLarge...)) == "text_size=text_xxlarge")
        #expect(
            attributes(leaf.dynamicTypeSize(...DynamicTypeSize.small)) == "text_size=text_small")
    }

    @Test func `disables a view for good`() {
        #expect(tree { Enabled().disabled(false) } == "text text_string=\"true\"")
        #expect(tree { Enabled().disabled(false).disabled(true) } == "text text_string=\"false\"")
    }

    @Test func `opens URLs where a handler is set, and nowhere else`() {
        let url = URL(filePath: "/")
        var results: [Bool] = []
        EnvironmentValues().openURL(url) { results.append($0) }
        OpenURLAction { _ in .handled }(url) { results.append($0) }
        OpenURLAction { .systemAction($0) }(url) { results.append($0) }
        #expect(results == [false, true, false])
    }
}

private struct Enabled: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(verbatim: "\(isEnabled)") }
}
