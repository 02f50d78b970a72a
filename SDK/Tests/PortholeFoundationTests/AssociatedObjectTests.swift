import Foundation
import PortholeFoundation
import Testing

@Suite("An associated object", .serialized)
struct AssociatedObjectTests {
    private final class Owner: Sendable {}

    private final class Kept {
        let gone: () -> Void
        init(_ gone: @escaping () -> Void = {}) { self.gone = gone }
        deinit { gone() }
    }

    private enum Keys {
        nonisolated(unsafe) static var first: UInt8 = 0
        nonisolated(unsafe) static var second: UInt8 = 0
    }

    @Test func `is kept by its key until another takes its place`() {
        let owner = Owner()
        #expect(objc_getAssociatedObject(owner, &Keys.first) == nil)
        objc_setAssociatedObject(owner, &Keys.first, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, &Keys.second, 2, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &Keys.first) as? String == "a")
        #expect(objc_getAssociatedObject(owner, &Keys.second) as? Int == 2)
        #expect(objc_getAssociatedObject(Owner(), &Keys.first) == nil)
        objc_setAssociatedObject(owner, &Keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &Keys.first) == nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, &Keys.second) == nil)
        objc_setAssociatedObject(1, &Keys.first, "a", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(1, &Keys.first) == nil)
    }

    @Test func `is retained, copied or referenced weakly, as the policy says`() {
        let owner = Owner()
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(owner, &Keys.first, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        text.append("b")
        #expect((objc_getAssociatedObject(owner, &Keys.first) as? NSString)?.description == "a")
        var known: Owner? = Owner()
        objc_setAssociatedObject(owner, &Keys.second, known, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, &Keys.second) as? Owner === known)
        known = nil
        #expect(objc_getAssociatedObject(owner, &Keys.second) == nil)
    }

    @Test func `is let go soon after its object, and never found by one at the same address`() {
        var gone = 0
        for _ in 0..<200 {
            let owner = Owner()
            #expect(objc_getAssociatedObject(owner, &Keys.first) == nil)
            objc_setAssociatedObject(
                owner, &Keys.first, Kept { gone += 1 }, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(gone >= 180)
    }

    @Test func `can associate others while it is let go`() {
        let (owner, other) = (Owner(), Owner())
        let set = {
            objc_setAssociatedObject(other, &Keys.first, "late", .OBJC_ASSOCIATION_RETAIN)
        }
        objc_setAssociatedObject(owner, &Keys.first, Kept(set), .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(other, &Keys.first) as? String == "late")
    }

    @Test func `stands beside locks of objects: one thread at a time, the same one again`() {
        let owner = Owner()
        #expect(objc_sync_exit(owner) == -1)
        nonisolated(unsafe) var count = 0
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in
            objc_sync_enter(owner)
            objc_sync_enter(owner)
            count += 1
            objc_sync_exit(owner)
            objc_sync_exit(owner)
        }
        #expect(count == 1000)
        #expect(objc_sync_exit(owner) == -1)
    }
}
