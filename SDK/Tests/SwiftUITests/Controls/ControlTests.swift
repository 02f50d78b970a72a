import SwiftUI
import Testing

@Suite("Controls and effects")
@MainActor
struct ControlTests {
    private struct Boxed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(configuration.isPressed ? 0.5 : 0.25)
        }
    }

    private struct Reversed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.title
                configuration.icon
            }
        }
    }

    private struct Underlined: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Divider()
                configuration.content
            }
        }
    }

    private struct Titled: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                ControlGroup(configuration)
            }
        }
    }

    private struct Faint: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            Menu(configuration).opacity(0.5)
        }
    }

    @Test func `show groups of controls and menus in styles of an author's own`() {
        let group = ControlGroup("Player") {
            Text("Stop")
            Text("Go")
        }
        let row = """
            hstack
              group
                text text_string="Stop"
                text text_string="Go"
            """
        #expect(tree { group } == row)
        #expect(tree { group.controlGroupStyle(.palette) } == row)
        let lines = ["vstack", "text text_string=\"Player\"", "hstack", "text_string=\"Go\""]
        let titled = tree { group.controlGroupStyle(Titled()) }
        for line in lines { #expect(titled.contains(line), "\(titled)") }
        let menu = tree { Menu("More") { Text("Nothing") }.menuStyle(Faint()) }
        #expect(menu.contains("opacity amount=0.5") && menu.contains("text_string=\"More\""))
        #expect(!menu.contains("Nothing"))
    }

    @Test func `show a button's label in its style`() {
        let button = Button("Go") { Issue.record("an archived button was pressed") }
        #expect(tree { button.buttonStyle(.plain) } == "hstack\n  text text_string=\"Go\"")
        #expect(
            tree { button.buttonStyle(Boxed()) } == """
                hstack
                  opacity amount=0.25
                    text text_string="Go"
                """)
    }

    @Test(arguments: 0..<3)
    func `draw a button's label in the colour around it, or in the style's`(number: Int) {
        let styles: [any PrimitiveButtonStyle] = [.borderless, .bordered, .borderedProminent]
        let button = dressed(Button("Go") {}, styles[number])
        let red = foregrounds { Divider().foregroundStyle(.red) }
        #expect(foregrounds { button }.count == 1 && foregrounds { button } != red)
        #expect(foregrounds { button.foregroundStyle(.red) } == red)
    }

    @Test(arguments: 0..<4)
    func `draw a button's label in the font around it, or in the size's`(number: Int) {
        let styles: [any PrimitiveButtonStyle] = [
            .bordered, .borderedProminent, .glass, .glass(.clear),
        ]
        let button = dressed(Button("Go") {}, styles[number])
        #expect(attributes("font", of: { button.controlSize(.small) }) == ["font=subheadline"])
        #expect(attributes("font", of: { button.font(.caption) }) == ["font=caption"])
        #expect(
            attributes("font", of: { Button("Go") {}.controlSize(.small).font(.caption) })
                == ["font=caption"])
    }

    @Test func `draw the label of a toggle that is a button in the font around it`() {
        let toggle = Toggle("Go", isOn: .constant(true)).toggleStyle(.button)
        #expect(
            attributes("font", of: { toggle.controlSize(.small).font(.caption) })
                == ["font=caption"])
    }

    /// The colours that a view sets for what is in it.
    private func foregrounds(@ViewBuilder _ view: @escaping () -> some View) -> [Substring] {
        attributes("foreground", of: view)
    }

    private func attributes(
        _ name: String, @ViewBuilder of view: @escaping () -> some View
    ) -> [Substring] {
        tree(.test, view).split { " \n".contains($0) }.filter { $0.hasPrefix("\(name)=") }
    }

    private func dressed(_ button: some View, _ style: some PrimitiveButtonStyle) -> AnyView {
        AnyView(button.buttonStyle(style))
    }

    @Test func `show a label in its style`() {
        let label = Label("Sun", systemImage: "sun.max")
        #expect(tree { label.labelStyle(.titleOnly) } == "text text_string=\"Sun\"")
        #expect(tree { label.labelStyle(.iconOnly) } == "image symbol=\"sun.max\"")
        #expect(
            tree { label.labelStyle(Reversed()) } == """
                hstack
                  text text_string="Sun"
                  image symbol="sun.max"
                """)
        #expect(tree { label.labelIconToTitleSpacing(3) }.contains(" spacing=3"))
        #expect(tree { label.labelReservedIconWidth(30) }.contains("min_width=30"))
    }

    @Test func `show a disclosure group in its style`() {
        let group = DisclosureGroup("More", isExpanded: .constant(true)) { Color.red }
        #expect(tree { group }.contains("chevron.down"))
        #expect(
            tree { group.disclosureGroupStyle(Underlined()) } == """
                vstack
                  text text_string="More"
                  divider
                  color fill=red
                """)
    }

    @Test func `record transforms, proportions and alternatives`() {
        #expect(
            tree { Color.red.rotationEffect(.degrees(90)) }
                .hasPrefix("transform angle=90 x=0.5 y=0.5"))
        #expect(
            tree { Image(systemName: "sun.max").resizable().scaledToFill() } == """
                aspect_ratio fills=true
                  image symbol="sun.max" resizable=true
                """)
        #expect(
            tree {
                ViewThatFits(in: .horizontal) {
                    Text("long"); Text("l")
                }
            } == """
                view_that_fits vertical=false
                  text text_string="long"
                  text text_string="l"
                """)
    }

    @Test func `leave out what never happens in an archive`() {
        let view = Text("a").onDisappear { Issue.record("a view in an archive disappeared") }
            .ignoresSafeArea()
        #expect(tree { view } == "text text_string=\"a\"")
    }
}
