public import Foundation
public import OpenCombine

/// A moment of a run loop or of an operation queue, which both go by the calendar's clock.
///
/// Differs from Apple: `SchedulerTimeType` of both is this one type.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The moment.
    public var date: Date

    /// Wraps a date.
    public init(_ date: Date) { self.date = date }

    /// The time from this moment to another.
    public func distance(to other: DateSchedulerTime) -> Stride {
        Stride(other.date.timeIntervalSince(date))
    }

    /// The moment that comes this much later.
    public func advanced(by value: Stride) -> DateSchedulerTime {
        DateSchedulerTime(date + value.timeInterval)
    }

    /// A length of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
        /// In seconds.
        public var timeInterval: TimeInterval

        /// The length without its sign, in seconds.
        public var magnitude: TimeInterval { timeInterval.magnitude }

        /// So many seconds.
        public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }

        /// So many seconds.
        public init(integerLiteral value: TimeInterval) { self.init(value) }

        /// So many seconds.
        public init(floatLiteral value: TimeInterval) { self.init(value) }

        /// So many seconds, when a Double can tell the number exactly.
        public init?(exactly source: some BinaryInteger) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            self.init(value)
        }

        /// Whether one is shorter.
        public static func < (lhs: Stride, rhs: Stride) -> Bool {
            lhs.timeInterval < rhs.timeInterval
        }

        /// Both, one after the other.
        public static func + (lhs: Stride, rhs: Stride) -> Stride {
            Stride(lhs.timeInterval + rhs.timeInterval)
        }

        /// What is left of the first.
        public static func - (lhs: Stride, rhs: Stride) -> Stride {
            Stride(lhs.timeInterval - rhs.timeInterval)
        }

        /// The product of the seconds.
        public static func * (lhs: Stride, rhs: Stride) -> Stride {
            Stride(lhs.timeInterval * rhs.timeInterval)
        }

        /// Adds the second to the first.
        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

        /// Takes the second from the first.
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

        /// Multiplies the first by the second.
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        /// So many seconds.
        public static func seconds(_ value: Int) -> Stride { Stride(Double(value)) }

        /// So many seconds.
        public static func seconds(_ value: Double) -> Stride { Stride(value) }

        /// So many thousandths of a second.
        public static func milliseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e3) }

        /// So many millionths of a second.
        public static func microseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e6) }

        /// So many billionths of a second.
        public static func nanoseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e9) }
    }
}
