import Dispatch
public import Foundation
public import OpenCombine

extension RunLoop: @retroactive Scheduler {
    /// A moment of the calendar's clock.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// How to schedule: there is nothing to choose.
    public struct SchedulerOptions {}

    /// The current moment.
    public var now: DateSchedulerTime { DateSchedulerTime(.now) }

    /// None.
    public var minimumTolerance: DateSchedulerTime.Stride { 0 }

    /// Does work in the loop's next turn, in the order it was given.
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

    /// Does work at a moment.
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

    /// Does work at a moment and then again and again, until the result is cancelled or released.
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
