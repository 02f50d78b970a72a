public import Dispatch
public import OpenCombine

extension DispatchQueue {
    /// A time of the clock that stops while the machine sleeps.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time of Dispatch.
        public var dispatchTime: DispatchTime

        /// Creates a time from that of Dispatch.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Decodes a time from nanoseconds since the start of the machine.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        /// Encodes the nanoseconds since the start of the machine.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Feeds the time to a hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.uptimeNanoseconds)
        }

        /// Returns the length from this time to another one, limited to 292 years.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let length = Int(clamping: from < to ? to - from : from - to)
            return Stride(.nanoseconds(from < to ? length : -length))
        }

        /// Returns a later time; the distant future after the greatest length.
        public func advanced(by stride: Stride) -> SchedulerTimeType {
            guard stride.magnitude != .max else { return SchedulerTimeType(.distantFuture) }
            return SchedulerTimeType(dispatchTime + stride.timeInterval)
        }
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// A length of time, at most 292 years.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
        /// The length in nanoseconds; negative for an earlier time.
        public var magnitude: Int

        /// The interval of Dispatch.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// Creates a length from the interval of Dispatch; the greatest one for `never`.
        public init(_ timeInterval: DispatchTimeInterval) {
            magnitude =
                switch timeInterval {
                case .seconds(let count): Self.nanoseconds(count, each: 1_000_000_000)
                case .milliseconds(let count): Self.nanoseconds(count, each: 1_000_000)
                case .microseconds(let count): Self.nanoseconds(count, each: 1_000)
                case .nanoseconds(let count): count
                case .never: .max
                @unknown default: .max
                }
        }

        /// Creates a length in seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }

        /// Creates a length in seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }

        /// Creates a length in nanoseconds; nil if an `Int` cannot represent it.
        public init?(exactly source: some BinaryInteger) {
            guard let count = Int(exactly: source) else { return nil }
            magnitude = count
        }

        private static func nanoseconds(_ count: Int, each unit: Int) -> Int {
            let (product, isTooLong) = count.multipliedReportingOverflow(by: unit)
            return isTooLong ? (count < 0 ? .min : .max) : product
        }

        /// Whether the first is shorter than the second.
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

        /// The sum.
        public static func + (lhs: Stride, rhs: Stride) -> Stride {
            Stride(.nanoseconds(lhs.magnitude + rhs.magnitude))
        }

        /// The difference.
        public static func - (lhs: Stride, rhs: Stride) -> Stride {
            Stride(.nanoseconds(lhs.magnitude - rhs.magnitude))
        }

        /// The product of the nanoseconds, as a length in nanoseconds.
        public static func * (lhs: Stride, rhs: Stride) -> Stride {
            Stride(.nanoseconds(lhs.magnitude * rhs.magnitude))
        }

        /// Adds the second to the first.
        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

        /// Subtracts the second from the first.
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

        /// Multiplies the first by the second.
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        /// Returns a length in seconds, limited to 292 years.
        public static func seconds(_ value: Double) -> Stride {
            let count = Int(exactly: (value * 1e9).rounded(.towardZero))
            return Stride(.nanoseconds(count ?? (value < 0 ? .min : .max)))
        }

        /// Returns a length in seconds.
        public static func seconds(_ value: Int) -> Stride { Stride(.seconds(value)) }

        /// Returns a length in milliseconds.
        public static func milliseconds(_ value: Int) -> Stride { Stride(.milliseconds(value)) }

        /// Returns a length in microseconds.
        public static func microseconds(_ value: Int) -> Stride { Stride(.microseconds(value)) }

        /// Returns a length in nanoseconds.
        public static func nanoseconds(_ value: Int) -> Stride { Stride(.nanoseconds(value)) }
    }
}
