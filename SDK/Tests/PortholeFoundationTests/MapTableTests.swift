import PortholeFoundation
import Testing

@Suite("A table of objects")
struct MapTableTests {
    private final class Box: NSObject {}

    @Test func `finds values by equal keys`() {
        let table = NSMapTable<NSString, Box>.strongToStrongObjects()
        let (first, second) = (Box(), Box())
        table.setObject(first, forKey: "a")
        table.setObject(second, forKey: NSString(string: "a"))
        table.setObject(first, forKey: "b")
        #expect(table.object(forKey: "a") === second && table.count == 2)
        table.setObject(nil, forKey: "a")
        #expect(table.object(forKey: "a") == nil && table.object(forKey: nil) == nil)
        #expect(table.keyEnumerator().allObjects as? [NSString] == ["b"])
        table.removeAllObjects()
        #expect(table.count == 0)
    }

    @Test func `keeps no object of which it has only a weak reference`() {
        let values = NSMapTable<NSString, Box>.strongToWeakObjects()
        let keys = NSMapTable<Box, NSString>.weakToStrongObjects()
        do {
            let box = Box()
            values.setObject(box, forKey: "a")
            keys.setObject("b", forKey: box)
            #expect(values.object(forKey: "a") === box && keys.object(forKey: box) == "b")
        }
        #expect(values.object(forKey: "a") == nil && keys.count == 0)
    }

    @Test func `compares objects by identity if its options say so`() {
        let table = NSMapTable<NSArray, Box>(keyOptions: .objectPointerPersonality)
        let (key, equal) = (NSArray(array: [1]), NSArray(array: [1]))
        table.setObject(Box(), forKey: key)
        #expect(table.object(forKey: equal) == nil && table.object(forKey: key) != nil)
    }
}
