import SwiftData
import SwiftUI
import Testing

@Model
private class Coin {
    var name: String

    init(_ name: String) { self.name = name }
}

@MainActor @Suite("A view's store of models")
struct ModelContainerViewTests {
    @Test func `is told when it is set up`() throws {
        var stores: [ModelContainer] = []
        _ = Text("").modelContainer(for: Coin.self, inMemory: true) {
            stores += [try? $0.get()].compactMap(\.self)
        }
        let context = try #require(stores.first).mainContext
        context.insert(Coin("one"))
        #expect(try context.fetchCount(FetchDescriptor<Coin>()) == 1)
        #expect(stores.count == 1)
    }
}
