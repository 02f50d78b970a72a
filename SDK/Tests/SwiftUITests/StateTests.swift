import SwiftUI
import Testing

private struct Player {
    var name: String
    var score: Int
}

private struct Field: View {
    @Binding var text: String

    var body: some View { Leaf(text) }
}

private struct Form: View {
    @State private var player = Player(name: "Ann", score: 3)
    @State private var note: String?

    var body: some View {
        Column {
            Field(text: $player.name)
            Leaf("\(player.score)")
            if let note { Leaf(note) }
        }
    }
}

@MainActor
@Suite("State and bindings")
struct StateTests {
    @Test func `show the initial value`() {
        #expect(
            tree { Form() } == """
                vstack
                  text text_string="Ann"
                  text text_string="3"
                  group
                """)
    }

    @Test func `of a constant ignore what is set`() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
        #expect(State(initialValue: 4).wrappedValue == 4)
    }

    @Test func `reach a part of a value through their accessors`() {
        var player = Player(name: "Ann", score: 3)
        withUnsafeMutablePointer(to: &player) { pointer in
            nonisolated(unsafe) let pointer = pointer
            let binding = Binding(get: { pointer.pointee }, set: { pointer.pointee = $0 })
            binding.score.wrappedValue += 1
            binding.name.wrappedValue = "Bob"
        }
        #expect(player.name == "Bob")
        #expect(player.score == 4)
    }

    @Test func `wrap and unwrap optionals`() {
        #expect(Binding<Int?>(Binding.constant(1)).wrappedValue == 1)
        #expect(Binding<Int>(Binding<Int?>.constant(nil))?.wrappedValue == nil)
        #expect(Binding<Int>(Binding<Int?>.constant(2))?.wrappedValue == 2)
    }
}
