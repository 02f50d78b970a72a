import AppIntents
import SwiftUI
import Testing

@Suite("A button or a toggle of an intent")
@MainActor
struct PressedControlTests {
    private struct WaterIntent: AppIntent {
        static let title: LocalizedStringResource = "Water"
        func perform() async throws -> some IntentResult { .result() }
    }

    private let button = Button("Water", intent: WaterIntent())
    private let toggle = Toggle("Water", isOn: true, intent: WaterIntent())

    private func region(_ view: some View) -> String {
        tree { view }.split(separator: "\n").first { $0.contains("action_region") }
            .map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }

    private let pressed = "action_region action=PressedControlTests.WaterIntent()"

    @Test func `can be pressed unless a view around it is disabled`() {
        #expect(region(button) == pressed)
        #expect(region(button.disabled(true)) == pressed + " disabled=true")
        #expect(region(toggle.disabled(false)) == pressed + " is_on=true")
        #expect(
            region(VStack { toggle }.disabled(true))
                == pressed + " is_on=true disabled=true")
    }

    @Test func `is fainter where it is disabled`() {
        #expect(!tree { toggle.toggleStyle(.switch) }.contains("opacity"))
        #expect(tree { toggle.toggleStyle(.switch).disabled(true) }.contains("opacity amount=0.4"))
    }
}
