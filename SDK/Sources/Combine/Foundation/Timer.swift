public import Foundation
public import OpenCombine

extension Timer {
    /// Returns a publisher that publishes the current date at an interval while it is connected.
    ///
    /// - Parameters:
    ///   - interval: The interval, in seconds.
    ///   - tolerance: The greatest delay of a date, in seconds; nil leaves it to the system.
    ///   - runLoop: The run loop on which dates are published.
    ///   - mode: The mode of the run loop.
    ///   - options: Unused.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(
            interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode,
            options: options)
    }

    /// Publishes the current date at an interval while it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// The current date.
        public typealias Output = Date
        /// The publisher cannot fail.
        public typealias Failure = Never

        /// The interval, in seconds.
        public let interval: TimeInterval
        /// The greatest delay of a date, in seconds; nil leaves it to the system.
        public let tolerance: TimeInterval?
        /// The run loop on which dates are published.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        /// Unused.
        public let options: RunLoop.SchedulerOptions?
        private let dates = PassthroughSubject<Date, Never>()

        /// Creates the publisher of ``Foundation/Timer/publish(every:tolerance:on:in:options:)``.
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
