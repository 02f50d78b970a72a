import Dispatch
public import Foundation
public import OpenCombine

extension RunLoop: @retroactive Scheduler {
    /// A time of the clock of the calendar.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// The options of scheduled work; there are none.
    public struct SchedulerOptions {}

    /// The current time.
    public var now: DateSchedulerTime { DateSchedulerTime(.now) }

    /// The smallest tolerance: 0.
    public var minimumTolerance: DateSchedulerTime.Stride { 0 }

    /// Performs work in the next turn of the run loop, in the order in which it was scheduled.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // Unsafe but sound: by Combine's contract the closure may be called on another thread.
        nonisolated(unsafe) let action = action
        // `perform` does not wake a loop that waits; the main queue does, and the main loop serves
        // it.
        if self === RunLoop.main {
            DispatchQueue.main.async { action() }
        } else {
            perform { action() }
        }
    }

    /// Performs work at a time.
    public func schedule(
        after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        // Unsafe but sound: by Combine's contract the closure may be called on another thread.
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    /// Performs work at a time and then at an interval, until the result is cancelled or released.
    public func schedule(
        after date: DateSchedulerTime, interval: DateSchedulerTime.Stride,
        tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        // Unsafe but sound: by Combine's contract the closure may be called on another thread.
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
            action()
        }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}
