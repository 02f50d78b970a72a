import Dispatch
public import Foundation
public import OpenCombine

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
        // Combine has a scheduler take its work from any thread.
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    /// Adds work to the queue at a moment.
    public func schedule(
        after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + delay(until: date)) {
            self.addOperation { action() }
        }
    }

    /// Adds work to the queue at a moment and then again and again, until the result is cancelled or
    /// released.
    public func schedule(
        after date: DateSchedulerTime, interval: DateSchedulerTime.Stride,
        tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(
            wallDeadline: .now() + delay(until: date), repeating: interval.timeInterval,
            leeway: .nanoseconds(Int(tolerance.timeInterval * 1e9)))
        timer.setEventHandler { self.addOperation { action() } }
        timer.activate()
        return AnyCancellable { timer.cancel() }
    }

    private func delay(until date: DateSchedulerTime) -> TimeInterval {
        max(0, date.date.timeIntervalSinceNow)
    }
}
