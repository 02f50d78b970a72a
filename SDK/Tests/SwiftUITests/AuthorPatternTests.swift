import Observation
import SwiftUI
import Testing

private struct Card<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        Column {
            header
            content
        }
    }

    @ViewBuilder private var header: some View {
        if !title.isEmpty { Leaf(title.uppercased()) }
    }
}

private struct Rows<Data: RandomAccessCollection, Row: View>: View where Data.Element: Hashable {
    private let data: Data
    private let row: (Data.Element) -> Row

    init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) {
        self.data = data
        self.row = row
    }

    var body: some View {
        ForEach(data, id: \.self, content: row)
    }
}

private enum Phase: View {
    case loading
    case loaded(String)

    var body: some View {
        switch self {
        case .loading: Leaf("…")
        case .loaded(let text): Leaf(text)
        }
    }
}

private protocol Page: View {
    var title: String { get }
}

private struct FrontPage: Page {
    let title = "front"
    var body: some View { Leaf(title) }
}

private struct Counter: View {
    @State private var count: Int
    @Binding private var name: String
    private let make: () -> Int

    init(count: Int, name: Binding<String>, make: @escaping () -> Int = { 1 }) {
        _count = State(initialValue: count)
        _name = name
        self.make = make
    }

    var body: some View {
        let sum = count + make()
        let label = "\(name) \(sum)"
        return Leaf(label)
    }
}

private struct Emphasis: ViewModifier {
    var isStrong: Bool

    @ViewBuilder
    func body(content: Content) -> some View {
        if isStrong { Card(title: "!") { content } } else { content }
    }
}

extension View {
    fileprivate func emphasis(_ isStrong: Bool = true) -> some View {
        modifier(Emphasis(isStrong: isStrong))
    }

    @ViewBuilder
    fileprivate func `if`(
        _ condition: Bool, @ViewBuilder transform: (Self) -> some View
    ) -> some View {
        if condition { transform(self) } else { self }
    }
}

/// A function of no actor, as authors write them outside of a view.
private func label(_ text: String) -> some View {
    Leaf(text).environment(\.colorScheme, .dark)
}

@Observable
private final class Model {
    var coins = ["btc"]
}

private struct ModelView: View {
    @Environment(Model.self) private var model
    @Environment(Model.self) private var optional: Model?

    var body: some View { Leaf("\(model.coins.count) \(optional != nil)") }
}

private struct EditedModel: View {
    @Bindable var model: Model
    var body: some View { Row(coins: $model.coins) }

    struct Row: View {
        @Binding var coins: [String]
        var body: some View { Leaf(coins.joined()) }
    }
}

@MainActor
@Suite("Sources as authors write them")
struct AuthorPatternTests {
    @Test func `give a view the object that it binds`() {
        let model = Model()
        model.coins = ["eth", "btc"]
        #expect(tree { EditedModel(model: model) } == "text text_string=\"ethbtc\"")
    }

    @Test func `take content and parts from builders`() {
        let tree = tree {
            Card(title: "coins") {
                Rows(["a", "b"]) { Leaf($0) }
            }
        }
        #expect(
            tree == """
                vstack
                  text text_string="COINS"
                  group
                    group id="a"
                      text text_string="a"
                    group id="b"
                      text text_string="b"
                """)
    }

    @Test func `make views of enumerations, and hide them behind protocols`() {
        let page: any Page = FrontPage()
        #expect(tree { Phase.loading } == "text text_string=\"…\"")
        #expect(tree { Phase.loaded("done") } == "text text_string=\"done\"")
        #expect(tree { AnyView(page) } == "text text_string=\"front\"")
    }

    @Test func `write initialisers and modifiers of their own`() {
        #expect(
            tree { Counter(count: 2, name: .constant("n")) } == "text text_string=\"n 3\"")
        #expect(tree { Leaf("a").emphasis(false) } == "text text_string=\"a\"")
        #expect(
            tree { Leaf("a").if(true) { $0.emphasis() } } == """
                vstack
                  text text_string="!"
                  text text_string="a"
                """)
        #expect(
            tree { label("a") } == "group color_scheme=dark\n  text text_string=\"a\"")
    }

    @Test func `name initialisers without their labels`() {
        let symbol = UIImage(systemName: "star").map(Image.init)
        #expect(tree { symbol } == "image symbol=\"star\"")
        #expect([UIColor.clear].map(Color.init) == [Color(uiColor: .clear)])
    }

    @Test func `count and bind the elements of a ForEach`() {
        let names = Binding.constant(["x", "y"])
        let tree = tree {
            Column {
                ForEach(Array(["a", "b"].enumerated()), id: \.offset) { index, name in
                    Leaf("\(index)\(name)")
                }
                ForEach(names, id: \.self) { $name in
                    Leaf(name + $name.wrappedValue)
                }
            }
        }
        #expect(
            tree == """
                vstack
                  group
                    group id="0"
                      text text_string="0a"
                    group id="1"
                      text text_string="1b"
                  group
                    group id="x"
                      text text_string="xx"
                    group id="y"
                      text text_string="yy"
                """)
    }

    @Test func `pass observable objects down`() {
        #expect(tree { ModelView().environment(Model()) } == "text text_string=\"1 true\"")
    }
}
