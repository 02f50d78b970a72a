import SwiftUI
import Testing

@MainActor
@Suite("An accessibility description")
struct AccessibilityTests {
    private func attributes(_ view: some View) -> String {
        tree { view }.replacing("\n  divider", with: "").replacing("group ", with: "")
    }

    private let leaf = Divider()

    @Test func `has a label and a value of words`() {
        let name = "Ada".uppercased()
        #expect(
            attributes(leaf.accessibilityLabel("\(name) won")) == "accessibility_label=\"ADA won\"")
        #expect(attributes(leaf.accessibilityLabel(name)) == "accessibility_label=\"ADA\"")
        #expect(
            attributes(leaf.accessibilityLabel(Text("a") + Text("b").bold()))
                == "accessibility_label=\"ab\"")
        #expect(attributes(leaf.accessibilityValue("\(3)")) == "accessibility_value=\"3\"")
        #expect(!attributes(leaf.accessibilityLabel("a", isEnabled: false)).contains("label"))
        #expect(
            attributes(leaf.accessibilityValue(name, isEnabled: true))
                == "accessibility_value=\"ADA\"")
        #expect(attributes(leaf.accessibilityValue(name)) == "accessibility_value=\"ADA\"")
        #expect(attributes(leaf.accessibilityValue(Text("a"))) == "accessibility_value=\"a\"")
    }

    @Test func `may be made of views, among them what was said before`() {
        let rated = Text("4 of 5").accessibilityLabel { label in
            HStack {
                Text("Rated")
                label
            }
        }
        #expect(tree { rated }.hasPrefix("group accessibility_label=\"Rated, 4 of 5\""))
        #expect(tree { leaf.accessibilityLabel { _ in leaf } }.contains("label") == false)
    }

    @Test func `has an identifier, can be hidden, and an identity is something else`() {
        #expect(
            attributes(leaf.accessibilityIdentifier("line")) == "accessibility_identifier=\"line\"")
        #expect(attributes(leaf.accessibilityHidden(true)) == "accessibility_hidden=true")
        #expect(attributes(leaf.id(7)) == "id=\"7\"")
    }
}
