import Dispatch
public import Foundation
public import OpenCombine
import Synchronization

extension OperationQueue: @retroactive Scheduler {
    /// A moment of the calendar's clock.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// How to schedule: there is nothing to choose.
    public struct SchedulerOptions {}

    /// The current moment.
    public var now: DateSchedulerTime { DateSchedulerTime(.now) }

    /// None.
    public var minimumTolerance: DateSchedulerTime.Stride { 0 }

    /// Adds work to the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // Unsafe but sound: by Combine's contract the closure may be called on another thread.
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    /// Adds work to the queue at a moment.
    public func schedule(
        after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        // Unsafe but sound: by Combine's contract the closure may be called on another thread.
        nonisolated(unsafe) let action = action
        DelayedOperations.shared.add(to: self, after: date.date) { action() }
    }

    /// Adds work to the queue at a moment and then again and again, until the result is cancelled
    /// or released.
    public func schedule(
        after date: DateSchedulerTime, interval: DateSchedulerTime.Stride,
        tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        // Unsafe but sound: by Combine's contract the closure may be called on another thread.
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(
            wallDeadline: .now() + date.date.delay, repeating: interval.timeInterval,
            leeway: .nanoseconds(Int(tolerance.timeInterval * 1e9)))
        timer.setEventHandler { self.addOperation { action() } }
        timer.activate()
        return AnyCancellable { timer.cancel() }
    }
}

/// Work for moments to come, begun in their order: the timers of a value and of the end that
/// follows it may fire in another.
private final class DelayedOperations: Sendable {
    private struct Item {
        let date: Date
        let queue: OperationQueue
        let action: @Sendable () -> Void
    }

    static let shared = DelayedOperations()

    /// By date; of the same date, in the order given.
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
    /// Seconds until then; 0 for what is past.
    fileprivate var delay: TimeInterval { max(0, timeIntervalSinceNow) }
}
