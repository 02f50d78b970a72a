import PortholeFoundation
import Testing

@Suite("A set of objects")
struct HashTableTests {
    private final class Box: NSObject {}

    @Test func `keeps no object that nobody else keeps`() {
        let table = NSHashTable<Box>.weakObjects()
        let kept = Box()
        table.add(kept)
        do {
            let box = Box()
            table.add(box)
            #expect(table.count == 2 && table.contains(box))
        }
        #expect(table.allObjects == [kept])
        #expect(table.anyObject === kept)
    }

    @Test func `has each of equal objects once`() {
        let table = NSHashTable<NSString>()
        let first = NSMutableString(string: "a")
        table.add(first)
        table.add(NSMutableString(string: "a"))
        #expect(table.count == 1 && table.member("a") === first)
        table.remove("a")
        #expect(!table.contains(first) && table.anyObject == nil)
    }
}
