import Combine
import SwiftUI
import Testing

/// Loads what it shows when it appears.
private struct Loading: View {
    @State private var picture: String?
    @State private var appearances = 0

    var body: some View {
        Column {
            if let picture { Leaf(picture) }
            Leaf("\(appearances)")
        }
        .onAppear {
            picture = "globe"
            appearances += 1
        }
    }
}

private struct TitleWidth: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

/// Shows what it was told of a view inside, and what follows from that.
private struct Measuring: View {
    @State private var width: CGFloat = 0
    @State private var steps: [String] = []

    var body: some View {
        Column {
            Leaf("\(Int(width))")
            ForEach(steps, id: \.self) { Leaf($0) }
            Room { size in EmptyView().preference(key: TitleWidth.self, value: size.width) }
        }
        .onPreferenceChange(TitleWidth.self) { width = $0 }
        .onChange(of: width) { old, new in steps.append("\(Int(old))→\(Int(new))") }
    }
}

/// Says its size to the view around.
private struct Reading: View {
    @State private var height: CGFloat?

    var body: some View {
        Column {
            Leaf(height.map { "\(Int($0))" } ?? "unknown")
            GeometryReader { geometry in
                Leaf("inside").onAppear { height = geometry.size.height }
            }
        }
    }
}

private final class Model: ObservableObject {
    @Published var names: [String] = []
    func load() { names = ["Ann", "Bob"] }
}

private struct Listing: View {
    @StateObject private var model = Model()

    var body: some View {
        ForEach(model.names, id: \.self) { Leaf($0) }.onAppear(perform: model.load)
    }
}

/// Never has enough.
private struct Restless: View {
    @State private var count = 0

    var body: some View {
        Leaf("\(count)").onChange(of: count, initial: true) { count += 1 }
    }
}

private struct Child: View {
    @Binding var name: String
    @State private var isNamed = false

    var body: some View {
        Leaf("\(name) \(isNamed)").onAppear {
            name += "!"
            isNamed = true
        }
    }
}

private struct Children: View {
    @State private var names = ["a", "b"]

    var body: some View {
        Column {
            Child(name: $names[0])
            Child(name: $names[1])
        }
    }
}

@MainActor
@Suite("Views are recorded until their actions change nothing")
struct SettlingTests {
    @Test func `with what they load when they appear, once`() {
        #expect(
            tree { Loading() } == """
                vstack
                  text text_string="globe"
                  text text_string="1"
                """)
    }

    @Test func `with preferences and changes of state that follow from them`() {
        let text = tree { Measuring() }
        #expect(text.contains("text text_string=\"100\""))
        #expect(text.contains("text text_string=\"0→100\""))
    }

    @Test func `with the sizes that geometry readers tell`() {
        #expect(tree { Reading() }.contains("text text_string=\"50\""))
    }

    @Test func `with the objects they own`() {
        let text = tree { Listing() }
        #expect(text.contains("Ann") && text.contains("Bob"))
    }

    @Test func `but not for ever`() { #expect(tree { Restless() } == "text text_string=\"3\"") }

    @Test func `each with its own state`() {
        #expect(
            tree { Children() } == """
                vstack
                  text text_string="a! true"
                  text text_string="b! true"
                """)
    }
}
