public import Dispatch
public import OpenCombine

extension DispatchQueue {
    /// A moment of the clock that stands still while the machine sleeps.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment.
        public var dispatchTime: DispatchTime

        /// Wraps a moment.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Reads a moment that was written in nanoseconds since the machine was started.
        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        /// Writes the nanoseconds since the machine was started.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Hashes the moment.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.uptimeNanoseconds)
        }

        /// The time from this moment to another, at most as long as one can be.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let length = Int(clamping: from < to ? to - from : from - to)
            return Stride(.nanoseconds(from < to ? length : -length))
        }

        /// The moment that comes this much later; never, after the longest time there is.
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
        /// In nanoseconds, with its sign.
        public var magnitude: Int

        /// The length as Dispatch has it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// Wraps a length; the longest there is for `never`.
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

        /// So many seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }

        /// So many seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }

        /// So many nanoseconds, when an Int can tell the number exactly.
        public init?(exactly source: some BinaryInteger) {
            guard let count = Int(exactly: source) else { return nil }
            magnitude = count
        }

        private static func nanoseconds(_ count: Int, each unit: Int) -> Int {
            let (product, isTooLong) = count.multipliedReportingOverflow(by: unit)
            return isTooLong ? (count < 0 ? .min : .max) : product
        }

        /// Whether one is shorter.
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

        /// Both, one after the other.
        public static func + (lhs: Stride, rhs: Stride) -> Stride {
            Stride(.nanoseconds(lhs.magnitude + rhs.magnitude))
        }

        /// What is left of the first.
        public static func - (lhs: Stride, rhs: Stride) -> Stride {
            Stride(.nanoseconds(lhs.magnitude - rhs.magnitude))
        }

        /// The product of the nanoseconds.
        public static func * (lhs: Stride, rhs: Stride) -> Stride {
            Stride(.nanoseconds(lhs.magnitude * rhs.magnitude))
        }

        /// Adds the second to the first.
        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

        /// Takes the second from the first.
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

        /// Multiplies the first by the second.
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        /// So many seconds; the longest or the shortest time, where there are too many.
        public static func seconds(_ value: Double) -> Stride {
            let count = Int(exactly: (value * 1e9).rounded(.towardZero))
            return Stride(.nanoseconds(count ?? (value < 0 ? .min : .max)))
        }

        /// So many seconds.
        public static func seconds(_ value: Int) -> Stride { Stride(.seconds(value)) }

        /// So many thousandths of a second.
        public static func milliseconds(_ value: Int) -> Stride { Stride(.milliseconds(value)) }

        /// So many millionths of a second.
        public static func microseconds(_ value: Int) -> Stride { Stride(.microseconds(value)) }

        /// So many billionths of a second.
        public static func nanoseconds(_ value: Int) -> Stride { Stride(.nanoseconds(value)) }
    }
}
