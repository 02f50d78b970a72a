public import Foundation
public import OpenCombine

/// A time of a run loop or of an operation queue, which both use the clock of the calendar.
///
/// Differs from Apple: `SchedulerTimeType` of both is this one type.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The date.
    public var date: Date

    /// Creates a time from a date.
    public init(_ date: Date) { self.date = date }

    /// Returns the length from this time to another one.
    public func distance(to other: DateSchedulerTime) -> Stride {
        Stride(other.date.timeIntervalSince(date))
    }

    /// Returns a later time.
    public func advanced(by value: Stride) -> DateSchedulerTime {
        DateSchedulerTime(date + value.timeInterval)
    }

    /// A length of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
        /// The length in seconds; negative for an earlier time.
        public var timeInterval: TimeInterval

        /// The absolute length, in seconds.
        public var magnitude: TimeInterval { timeInterval.magnitude }

        /// Creates a length in seconds.
        public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }

        /// Creates a length in seconds.
        public init(integerLiteral value: TimeInterval) { self.init(value) }

        /// Creates a length in seconds.
        public init(floatLiteral value: TimeInterval) { self.init(value) }

        /// Creates a length in seconds; nil if a `Double` cannot represent it exactly.
        public init?(exactly source: some BinaryInteger) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            self.init(value)
        }

        /// Whether the first is shorter than the second.
        public static func < (lhs: Stride, rhs: Stride) -> Bool {
            lhs.timeInterval < rhs.timeInterval
        }

        /// The sum.
        public static func + (lhs: Stride, rhs: Stride) -> Stride {
            Stride(lhs.timeInterval + rhs.timeInterval)
        }

        /// The difference.
        public static func - (lhs: Stride, rhs: Stride) -> Stride {
            Stride(lhs.timeInterval - rhs.timeInterval)
        }

        /// The product of the seconds, as a length in seconds.
        public static func * (lhs: Stride, rhs: Stride) -> Stride {
            Stride(lhs.timeInterval * rhs.timeInterval)
        }

        /// Adds the second to the first.
        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

        /// Subtracts the second from the first.
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

        /// Multiplies the first by the second.
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        /// Returns a length in seconds.
        public static func seconds(_ value: Int) -> Stride { Stride(Double(value)) }

        /// Returns a length in seconds.
        public static func seconds(_ value: Double) -> Stride { Stride(value) }

        /// Returns a length in milliseconds.
        public static func milliseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e3) }

        /// Returns a length in microseconds.
        public static func microseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e6) }

        /// Returns a length in nanoseconds.
        public static func nanoseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e9) }
    }
}
