import PortholeFoundation
import Testing

@Suite("Reflection finds the stored properties of")
struct StoredPropertyTests {
    private struct Parcel {
        var sender = "Ann"
        let weight = 2.5
        var isFragile: Bool { true }
        let contents: [String]? = nil
    }

    private class Container {
        let name = "crate"
    }

    private final class Box: Container {
        let sides = 6
    }

    private func words(_ properties: [(name: String, value: Any)]) -> [String] {
        properties.map { "\($0.name) \($0.value)" }
    }

    @Test func `a structure, in order`() {
        let found = StoredProperties.of(Parcel(sender: "Bo"))
        #expect(words(found) == ["sender Bo", "weight 2.5", "contents nil"])
    }

    @Test func `an object, with what it inherits`() {
        #expect(words(StoredProperties.of(Box())) == ["sides 6", "name crate"])
    }

    @Test func `a value that has none`() {
        struct Nothing {}
        #expect(StoredProperties.of(Nothing()).isEmpty)
    }

    @Test func `a value that is gone, when they are objects`() {
        struct Holder {
            let box = Box()
        }
        let box = StoredProperties.of(Holder()).first?.value as? Box
        #expect(box?.sides == 6)
    }
}
