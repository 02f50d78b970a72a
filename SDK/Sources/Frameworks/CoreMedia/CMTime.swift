// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
    /// So many of them.
    public var value: Int64
    /// How many make a second.
    public var timescale: Int32
    private var isValidTime = true

    /// No time.
    public init() { self.init(value: 0, timescale: 0) }

    /// So many parts of a second.
    public init(value: Int64, timescale: Int32) {
        (self.value, self.timescale) = (value, timescale)
        isValidTime = timescale > 0
    }

    /// So many seconds, as near as parts of one can be.
    public init(seconds: Double, preferredTimescale: Int32) {
        let parts = (seconds * Double(preferredTimescale)).rounded()
        self.init(value: Int64(exactly: parts) ?? 0, timescale: preferredTimescale)
        if Int64(exactly: parts) == nil { isValidTime = false }
    }

    /// No seconds.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()

    /// Whether it is a time.
    public var isValid: Bool { isValidTime }
    /// Whether it is a number of seconds.
    public var isNumeric: Bool { isValidTime }
    /// In seconds; not a number where it is none.
    public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }

    /// Both, one after the other.
    public static func + (first: CMTime, second: CMTime) -> CMTime {
        sum(first, second.value, second.timescale)
    }

    /// What is left of the first after the second.
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

/// So many parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}

/// So many seconds, as near as parts of one can be.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// In seconds; not a number where it is no time.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// A time, and how long it lasts.
public struct CMTimeRange: Hashable, Sendable {
    /// When it begins.
    public var start: CMTime
    /// How long it lasts.
    public var duration: CMTime

    /// From a time on.
    public init(start: CMTime, duration: CMTime) {
        (self.start, self.duration) = (start, duration)
    }

    /// From a time to another.
    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: end - start)
    }

    /// When it ends.
    public var end: CMTime { start + duration }
}

extension CMTime: Hashable {
    /// Hashes its seconds.
    public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : 0) }
}
