public import Foundation

/// The dates at which a timeline view changes.
public protocol TimelineSchedule {
    /// The type of the sorted dates.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How accurately a schedule is followed.
    typealias Mode = TimelineScheduleMode
    /// Returns the dates from a date on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How accurately a schedule is followed.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// Exactly.
    case normal
    /// At a lower frequency.
    case lowFrequency
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates the schedule.
    public init() {}

    /// Returns the starts of the minutes, beginning with that of the given date.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule(
            from: Date(timeIntervalSinceReferenceDate: minute), by: 60
        ).entries(from: startDate, mode: mode)
    }
}

/// Dates at a regular interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let startDate: Date
    private let interval: TimeInterval

    /// Creates a periodic schedule with an interval in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval
    }

    /// Returns endless dates, starting with the last one up to `startDate`, or with the schedule's
    /// first one if that is later.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let passed = startDate.timeIntervalSince(self.startDate)
        let step = interval > 0 ? (passed / interval).rounded(.towardZero) * interval : 0
        return Entries(upcoming: self.startDate + step, interval: interval)
    }

    /// Endless dates at a regular interval.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date
        fileprivate let interval: TimeInterval

        /// Returns the next date.
        public mutating func next() -> Date? {
            defer { upcoming += interval }
            return upcoming
        }
    }
}

/// The given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule of these dates.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns the dates of the schedule.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// At the frame rate.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// Creates a schedule with a minimum interval in seconds between frames.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = minimumInterval.flatMap { $0 > 0 ? $0 : nil } ?? 1 / 60
        isPaused = paused
    }

    /// Returns endless dates from a date on; none while the schedule is paused or in low-frequency
    /// mode.
    public func entries(from start: Date, mode: Mode) -> Entries {
        Entries(upcoming: isPaused || mode == .lowFrequency ? nil : start, interval: interval)
    }

    /// Endless dates at a regular interval, or none.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date?
        fileprivate let interval: TimeInterval

        /// Returns the next date.
        public mutating func next() -> Date? {
            defer { upcoming = upcoming.map { $0 + interval } }
            return upcoming
        }
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates at a regular interval, in seconds.
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule {
    /// The given dates.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// At the frame rate.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// At the frame rate, with a minimum interval in seconds.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
