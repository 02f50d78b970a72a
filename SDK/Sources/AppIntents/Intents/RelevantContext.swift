/// A moment or a place in which something matters.
public struct RelevantContext: Hashable, Sendable {
    private enum Meaning: Hashable, Sendable {
        case dates(DateInterval)
        case moment(Date)
        case named(String)
    }

    private let meaning: Meaning

    /// Whether it is this moment, or one that cannot be told.
    package func matters(at date: Date) -> Bool {
        switch meaning {
        case .dates(let interval): interval.contains(date)
        case .moment(let moment): abs(moment.timeIntervalSince(date)) < 1800
        case .named: false
        }
    }

    /// When that changes next, if ever.
    package func change(after date: Date) -> Date? {
        let edges =
            switch meaning {
            case .dates(let interval): [interval.start, interval.end]
            case .moment(let moment): [moment - 1800, moment + 1800]
            case .named: [Date]()
            }
        return edges.filter { $0 > date }.min()
    }

    /// From one date to another.
    public static func date(from start: Date, to end: Date) -> RelevantContext {
        date(interval: DateInterval(start: min(start, end), end: max(start, end)))
    }

    /// In a range of dates.
    public static func date(range: ClosedRange<Date>) -> RelevantContext {
        date(from: range.lowerBound, to: range.upperBound)
    }

    /// In an interval.
    public static func date(interval: DateInterval) -> RelevantContext {
        RelevantContext(meaning: .dates(interval))
    }

    /// Around a date.
    public static func date(_ date: Date) -> RelevantContext {
        RelevantContext(meaning: .moment(date))
    }

    /// At a place of a kind that the device knows.
    public static func location(inferred place: InferredLocation) -> RelevantContext {
        RelevantContext(meaning: .named("\(place)"))
    }

    /// At a place that has a name.
    static func place(named name: String) -> RelevantContext {
        RelevantContext(meaning: .named(name))
    }

    /// While the body does something.
    public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
        RelevantContext(meaning: .named("\(condition)"))
    }

    /// While the user sleeps or is about to.
    public static func sleep(_ condition: SleepCondition) -> RelevantContext {
        RelevantContext(meaning: .named("\(condition)"))
    }

    /// While the device is connected to something.
    public static func hardware(headphones condition: HardwareCondition) -> RelevantContext {
        RelevantContext(meaning: .named("\(condition)"))
    }

    /// A place that the device knows.
    public enum InferredLocation: Hashable, Sendable {
        /// Where the user lives.
        case home
        /// Where the user works.
        case work
        /// Where the user learns.
        case school
        /// On the way.
        case commute
    }

    /// What the body does.
    public enum FitnessCondition: Hashable, Sendable {
        /// It works out.
        case workoutActive
        /// The rings are not closed.
        case activityRingsIncomplete
    }

    /// How it stands with sleep.
    public enum SleepCondition: Hashable, Sendable {
        /// It is time to sleep.
        case bedtime
        /// It is time to wake up.
        case wakeup
    }

    /// What the device is connected to.
    public enum HardwareCondition: Hashable, Sendable {
        /// It is.
        case connected
    }
}
