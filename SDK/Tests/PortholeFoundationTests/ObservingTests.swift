import Combine
import Foundation
import PortholeFoundation
import Synchronization
import Testing

@Suite("An observer")
struct ObservingTests {
    private final class Lamp: NSObject {
        private(set) var level = 0

        func turn(to level: Int) {
            willChangeValue(for: \.level)
            self.level = level
            didChangeValue(for: \.level)
        }
    }

    @Test func `hears of values through publishers, from the first on`() {
        let lamp = Lamp()
        var levels: [Int] = []
        var later: [Int] = []
        let all = lamp.publisher(for: \.level).sink { levels.append($0) }
        let new = lamp.publisher(for: \.level, options: .new).sink { later.append($0) }
        lamp.turn(to: 3)
        all.cancel()
        lamp.turn(to: 4)
        withExtendedLifetime(new) {}
        #expect(levels == [0, 3] && later == [3, 4])
    }

    @Test func `hears of the values that an object announces, while it observes`() {
        let lamp = Lamp()
        var heard: [String] = []
        func say(_ change: NSKeyValueObservedChange<Int>) {
            heard.append(
                "\(change.oldValue ?? -1)→\(change.newValue ?? -1)\(change.isPrior ? "?" : "")")
        }
        let all = lamp.observe(\.level, options: [.initial, .old, .new, .prior]) { say($1) }
        lamp.turn(to: 3)
        #expect(heard == ["-1→0", "0→-1?", "0→3"])
        all.invalidate()
        lamp.turn(to: 4)
        #expect(heard.count == 3)
        do {
            let short = lamp.observe(\.level) { lamp, change in
                heard.append("\(lamp.level)")
                #expect(change.newValue == nil && change.kind == .setting)
            }
            withExtendedLifetime(short) { lamp.turn(to: 5) }
        }
        lamp.turn(to: 6)
        #expect(heard.last == "5")
    }

    @Test func `hears only Darwin notifications of its name`() {
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        let heard = Mutex<[String]>([])
        withUnsafePointer(to: 1) { observer in
            CFNotificationCenterAddObserver(
                center, observer,
                { _, _, name, _, _ in heard.withLock { $0.append("\(name!.rawValue)") } },
                NSString(string: "org.example.rang"), nil, .deliverImmediately)
            let rang = CFNotificationName(NSString(string: "org.example.rang"))
            CFNotificationCenterPostNotification(center, rang, nil, nil, true)
            let other = CFNotificationName(NSString(string: "org.example.other"))
            CFNotificationCenterPostNotification(center, other, nil, nil, true)
            CFNotificationCenterRemoveObserver(center, observer, rang, nil)
            CFNotificationCenterPostNotification(center, rang, nil, nil, true)
        }
        #expect(heard.withLock(\.self) == ["org.example.rang"])
    }

    @Test func `hears notifications between processes from their own`() {
        let center = DistributedNotificationCenter.default()
        let heard = Mutex<[String]>([])
        let observer = center.addObserver(
            forName: Notification.Name("org.example.bell"), object: nil, queue: nil
        ) { bell in heard.withLock { $0.append(bell.object as? String ?? "") } }
        center.postNotificationName(
            Notification.Name("org.example.bell"), object: "one", deliverImmediately: true)
        center.removeObserver(observer)
        center.postNotificationName(Notification.Name("org.example.bell"), object: "two")
        #expect(heard.withLock(\.self) == ["one"])
    }
}
