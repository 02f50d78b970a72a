import Dispatch
import Foundation
import Synchronization

/// Work for later times, begun in their order: the timers of a value and of the completion that
/// follows it may fire in another.
final class DelayedOperations: Sendable {
    private struct Item {
        let date: Date
        let queue: OperationQueue
        let action: @Sendable () -> Void
    }

    static let shared = DelayedOperations()

    /// The work by date; work of the same date in the order in which it was added.
    private let items = Mutex<[Item]>([])

    func add(to queue: OperationQueue, after date: Date, _ action: @escaping @Sendable () -> Void) {
        let item = Item(date: date, queue: queue, action: action)
        items.withLock { items in
            let place = items.lastIndex { $0.date <= date }.map { $0 + 1 } ?? 0
            items.insert(item, at: place)
        }
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + date.delay) {
            self.begin(until: date)
        }
    }

    private func begin(until date: Date) {
        items.withLock { items in
            let due = items.prefix { $0.date <= date }
            for item in due { item.queue.addOperation(item.action) }
            items.removeFirst(due.count)
        }
    }
}

extension Date {
    /// The seconds until the date; 0 for a past date.
    var delay: TimeInterval { max(0, timeIntervalSinceNow) }
}
