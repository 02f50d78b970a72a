public import Foundation
public import OpenCombine

extension Timer {
    /// The current date, again and again, once the publisher is connected.
    ///
    /// - Parameters:
    ///   - interval: Seconds from one date to the next.
    ///   - tolerance: How many seconds a date may come late; nil leaves it to the system.
    ///   - runLoop: Where dates are published.
    ///   - mode: The mode of that run loop.
    ///   - options: There is nothing to choose.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(
            interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode,
            options: options)
    }

    /// Publishes the current date again and again while it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// The date of each tick.
        public typealias Output = Date
        /// It cannot fail.
        public typealias Failure = Never

        /// Seconds from one date to the next.
        public let interval: TimeInterval
        /// How many seconds a date may come late; nil leaves it to the system.
        public let tolerance: TimeInterval?
        /// Where dates are published.
        public let runLoop: RunLoop
        /// The mode of that run loop.
        public let mode: RunLoop.Mode
        /// There is nothing to choose.
        public let options: RunLoop.SchedulerOptions?
        private let dates = PassthroughSubject<Date, Never>()

        /// As ``Foundation/Timer/publish(every:tolerance:on:in:options:)`` makes it.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
            mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<Downstream: Subscriber>(
            subscriber: Downstream
        ) where Downstream.Input == Date, Downstream.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

        /// Starts the timer, which runs until the result is cancelled or released.
        public func connect() -> any Cancellable {
            // A subject may be sent to from any thread.
            nonisolated(unsafe) let dates = dates
            let timer = Timer(timeInterval: interval, repeats: true) { _ in dates.send(.now) }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
