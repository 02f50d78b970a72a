// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
    /// The number of time units.
    public var value: Int64
    /// The number of time units per second.
    public var timescale: Int32
    private var isValidTime = true

    /// An invalid time.
    public init() { self.init(value: 0, timescale: 0) }

    /// Creates a time from a value and a timescale.
    public init(value: Int64, timescale: Int32) {
        (self.value, self.timescale) = (value, timescale)
        isValidTime = timescale > 0
    }

    /// Creates a time from seconds, rounded to the timescale.
    public init(seconds: Double, preferredTimescale: Int32) {
        let parts = (seconds * Double(preferredTimescale)).rounded()
        self.init(value: Int64(exactly: parts) ?? 0, timescale: preferredTimescale)
        if Int64(exactly: parts) == nil { isValidTime = false }
    }

    /// Zero seconds.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// An invalid time.
    public static let invalid = CMTime()

    /// Whether the time is valid.
    public var isValid: Bool { isValidTime }
    /// Whether it is a number of seconds.
    public var isNumeric: Bool { isValidTime }
    /// The time in seconds; NaN if it is invalid.
    public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }

    /// Adds two times.
    public static func + (first: CMTime, second: CMTime) -> CMTime {
        sum(first, second.value, second.timescale)
    }

    /// Subtracts two times.
    public static func - (first: CMTime, second: CMTime) -> CMTime {
        sum(first, 0 - second.value, second.timescale)
    }

    private static func sum(_ first: CMTime, _ value: Int64, _ timescale: Int32) -> CMTime {
        guard first.isValid, timescale > 0 else { return .invalid }
        let scale = max(first.timescale, timescale)
        let seconds = first.seconds + Double(value) / Double(timescale)
        return CMTime(seconds: seconds, preferredTimescale: scale)
    }
}

extension CMTime: Comparable {
    /// Whether both are as long.
    public static func == (first: CMTime, second: CMTime) -> Bool {
        first.isValid == second.isValid && (!first.isValid || first.seconds == second.seconds)
    }

    /// Whether the first is shorter.
    public static func < (first: CMTime, second: CMTime) -> Bool { first.seconds < second.seconds }
}

/// Creates a time from a value and a timescale.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}

/// Creates a time from seconds, rounded to the timescale.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The time in seconds; NaN if it is invalid.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// A time range.
public struct CMTimeRange: Hashable, Sendable {
    /// The start.
    public var start: CMTime
    /// The duration.
    public var duration: CMTime

    /// Creates a range from a start and a duration.
    public init(start: CMTime, duration: CMTime) {
        (self.start, self.duration) = (start, duration)
    }

    /// Creates a range from a start and an end.
    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: end - start)
    }

    /// The end.
    public var end: CMTime { start + duration }
}

extension CMTime: Hashable {
    /// Hashes the seconds.
    public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : 0) }
}
