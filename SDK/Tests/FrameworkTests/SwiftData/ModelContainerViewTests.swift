import CWidgetPlugin
import RecordingHost
import SwiftData
import SwiftUI
import Testing

@Model
private class Coin {
    var name: String

    init(_ name: String) { self.name = name }
}

/// Shows the models of its store, which it fills when it appears.
private struct Purse: View {
    @Query private var coins: [Coin]
    @Environment(\.modelContext) private var context

    var body: some View {
        Text(verbatim: coins.isEmpty ? "empty" : coins.map(\.name).joined(separator: ","))
            .onAppear { context.insert(Coin("penny")) }
    }
}

@MainActor @Suite("A view's store of models")
struct ModelContainerViewTests {
    @Test func `calls its handler once when it is set up`() throws {
        var stores: [ModelContainer] = []
        _ = Text("").modelContainer(for: Coin.self, inMemory: true) {
            stores += [try? $0.get()].compactMap(\.self)
        }
        let context = try #require(stores.first).mainContext
        context.insert(Coin("one"))
        #expect(try context.fetchCount(FetchDescriptor<Coin>()) == 1)
        #expect(stores.count == 1)
    }

    @Test func `stays the same while its views are evaluated again`() throws {
        let made = try ModelContainer(
            for: Coin.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for text in [
            tree { Purse().modelContainer(for: Coin.self, inMemory: true) },
            tree { Purse().modelContainer(made) },
        ] { #expect(text.contains("text_string=\"penny\""), "\(text)") }
    }

    private func tree(_ content: @escaping @MainActor () -> some View) -> String {
        let views = EntryViews { $0.record(content()) }
        return TreeRecorder.text(environment: widget_environment()) { view in
            views.record(view, EnvironmentValues(widget_environment()))
        }
    }
}
