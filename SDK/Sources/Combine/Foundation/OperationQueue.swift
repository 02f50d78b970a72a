import Dispatch
public import Foundation
public import OpenCombine

extension OperationQueue: @retroactive Scheduler {
    /// A time of the clock of the calendar.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// The options of scheduled work; there are none.
    public struct SchedulerOptions {}

    /// The current time.
    public var now: DateSchedulerTime { DateSchedulerTime(.now) }

    /// The smallest tolerance: 0.
    public var minimumTolerance: DateSchedulerTime.Stride { 0 }

    /// Adds work to the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // Unsafe but sound: by Combine's contract the closure may be called on another thread.
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    /// Adds work to the queue at a time.
    public func schedule(
        after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        // Unsafe but sound: by Combine's contract the closure may be called on another thread.
        nonisolated(unsafe) let action = action
        DelayedOperations.shared.add(to: self, after: date.date) { action() }
    }

    /// Adds work to the queue at a time and then at an interval, until the result is cancelled or
    /// released.
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
