import Foundation
import PortholeFoundation
import Testing

@Suite("Names of methods")
struct SelectorTests {
    private final class Listener: NSObject {
        let center = NotificationCenter()
        let name = Notification.Name("changed")

        override init() {
            super.init()
            center.addObserver(self, selector: Selector("changed(_:)"), name: name, object: nil)
        }

        func stop() {
            center.removeObserver(self, name: name, object: nil)
            center.removeObserver(self)
        }
    }

    @Test func `are kept, and name nothing that can be called`() {
        let selector = NSSelectorFromString("load(_:)")
        #expect(selector == "load(_:)" && NSStringFromSelector(selector) == "load(_:)")
        #expect(!NSObject().responds(to: selector))
    }

    @Test func `are taken where notifications are heard of, among others who hear`() {
        let listener = Listener()
        nonisolated(unsafe) var heard = 0
        let token = listener.center.addObserver(
            forName: listener.name, object: nil, queue: nil
        ) { _ in heard += 1 }
        listener.center.post(name: listener.name, object: nil)
        listener.stop()
        listener.center.post(name: listener.name, object: nil)
        listener.center.removeObserver(token)
        listener.center.post(name: listener.name, object: nil)
        #expect(heard == 2)
    }

    @Test func `are taken by timers`() {
        let timer = Timer.scheduledTimer(
            timeInterval: 60, target: self, selector: "tick", userInfo: nil, repeats: true)
        #expect(timer.isValid && timer.timeInterval == 60)
        timer.invalidate()
        #expect(!timer.isValid)
    }
}
