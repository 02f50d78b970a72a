import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Controls in sources for macOS")
struct MacControlTests {
    private func checkbox(_ isOn: Bool) -> String {
        tree { Toggle("On", isOn: .constant(isOn)).toggleStyle(.checkbox) }
    }

    @Test func `a checkbox is a box before its label`() {
        #expect(checkbox(true).contains("checkmark.square.fill"))
        let off = checkbox(false)
        #expect(!off.contains("checkmark") && off.contains("square"))
        let hidden = tree {
            Toggle("Label", isOn: .constant(true)).toggleStyle(.checkbox).labelsHidden()
        }
        #expect(hidden.contains("checkmark.square.fill"))
    }

    private struct State: View {
        @Environment(\.controlActiveState) private var state

        var body: some View { Text(state == .key ? "key" : "other") }
    }

    @Test func `a window counts as key unless the environment says otherwise`() {
        #expect(tree { State() }.contains("key"))
        #expect(tree { State().environment(\.controlActiveState, .inactive) }.contains("other"))
    }

    @Test func `pictures of a Mac's names are symbols`() {
        #expect(NSImage(named: NSImage.cautionName)?.isSymbolImage == true)
        #expect(NSImage(named: NSImage.applicationIconName) == nil)
        #expect(NSImage(named: NSImage.goLeftTemplateName)?.isSymbolImage == true)
    }

    @Test func `glass of a button has the tint asked for`() {
        let button = Button("Go") {}
        let usual = tree { button.buttonStyle(.glass) }
        #expect(tree { button.buttonStyle(.glass(.regular)) } == usual)
        #expect(tree { button.buttonStyle(.glass(.clear.tint(.red))) } != usual)
    }
}
