import SwiftUI
import Testing

@MainActor
@Suite("A binding to a collection")
struct BindingCollectionTests {
    private final class Store {
        var numbers = [1, 2, 3]
    }

    @Test func `is a collection of bindings to its elements`() {
        let store = Store()
        let numbers = Binding {
            store.numbers
        } set: {
            store.numbers = $0
        }
        numbers[1].wrappedValue = 20
        for number in numbers { number.wrappedValue += 1 }
        numbers.last?.wrappedValue = 0
        #expect(store.numbers == [2, 21, 0])
        #expect(numbers.count == 3 && numbers.indices == 0..<3)
    }

    @Test func `has the identity of what it leads to`() {
        struct Named: Identifiable { let id: String }
        #expect(Binding.constant(Named(id: "a")).id == "a")
    }

    @Test func `leads to the same with an animation`() {
        let store = Store()
        let numbers = Binding {
            store.numbers
        } set: {
            store.numbers = $0
        }
        numbers.animation().transaction(Transaction())[0].wrappedValue = 7
        #expect(store.numbers == [7, 2, 3])
    }
}
