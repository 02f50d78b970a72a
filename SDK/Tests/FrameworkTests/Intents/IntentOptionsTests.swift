import Intents
import Testing

@Suite("What an options handler offers")
struct IntentOptionsTests {
    private typealias Completion = (INObjectCollection<INObject>?, (any Error)?) -> Void

    @Test func `is what it answers first, and nothing is an empty collection`() async throws {
        let one = INObjectCollection(items: [INObject(identifier: "a", display: "A")])
        let offered = try await _collection { (completion: @escaping Completion) in
            completion(one, nil)
            completion(nil, nil)
        }
        #expect(offered.allItems.map(\.identifier) == ["a"])
        let nothing = try await _collection { (completion: @escaping Completion) in
            completion(nil, nil)
        }
        #expect(nothing.allItems.isEmpty)
    }

    @Test func `is an error where it drops its completion`() async {
        let error = await #expect(throws: (any Error).self) {
            try await _collection { (_: @escaping Completion) in }
        }
        #expect("\(error.map { "\($0)" } ?? "")".contains("dropped its completion"))
    }
}
