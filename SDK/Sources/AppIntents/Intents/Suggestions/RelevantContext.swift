/// A time or place at which something is relevant.
public struct RelevantContext: Hashable, Sendable {
    private enum Meaning: Hashable, Sendable {
        case dates(DateInterval)
        case moment(Date)
        case named(String)
    }

    private let meaning: Meaning
    /// How long a moment is relevant before and after it, in seconds.
    private static let reach: TimeInterval = 1800

    /// Returns whether the context applies at a date; `false` for places and conditions, which a
    /// plugin cannot know.
    package func matters(at date: Date) -> Bool {
        switch meaning {
        case .dates(let interval): interval.contains(date)
        case .moment(let moment): abs(moment.timeIntervalSince(date)) < Self.reach
        case .named: false
        }
    }

    /// Returns the next date at which the context starts or stops to apply; `nil` if there is none.
    package func change(after date: Date) -> Date? {
        let edges =
            switch meaning {
            case .dates(let interval): [interval.start, interval.end]
            case .moment(let moment): [moment - Self.reach, moment + Self.reach]
            case .named: [Date]()
            }
        return edges.filter { $0 > date }.min()
    }

    /// Between two dates.
    public static func date(from start: Date, to end: Date) -> RelevantContext {
        date(interval: DateInterval(start: min(start, end), end: max(start, end)))
    }

    /// In a range of dates.
    public static func date(range: ClosedRange<Date>) -> RelevantContext {
        date(from: range.lowerBound, to: range.upperBound)
    }

    /// In a date interval.
    public static func date(interval: DateInterval) -> RelevantContext {
        RelevantContext(meaning: .dates(interval))
    }

    /// Around a date.
    ///
    /// It applies for half an hour before and after the date.
    public static func date(_ date: Date) -> RelevantContext {
        RelevantContext(meaning: .moment(date))
    }

    /// At a place that the device infers.
    public static func location(inferred place: InferredLocation) -> RelevantContext {
        RelevantContext(meaning: .named("\(place)"))
    }

    /// At a named place.
    static func place(named name: String) -> RelevantContext {
        RelevantContext(meaning: .named(name))
    }

    /// During a fitness condition.
    public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
        RelevantContext(meaning: .named("\(condition)"))
    }

    /// During a sleep condition.
    public static func sleep(_ condition: SleepCondition) -> RelevantContext {
        RelevantContext(meaning: .named("\(condition)"))
    }

    /// While headphones are in a certain state.
    public static func hardware(headphones condition: HardwareCondition) -> RelevantContext {
        RelevantContext(meaning: .named("\(condition)"))
    }

    /// A place that the device infers.
    public enum InferredLocation: Hashable, Sendable {
        /// The user's home.
        case home
        /// The user's workplace.
        case work
        /// The user's school.
        case school
        /// While commuting.
        case commute
    }

    /// A fitness condition.
    public enum FitnessCondition: Hashable, Sendable {
        /// A workout is active.
        case workoutActive
        /// The activity rings are incomplete.
        case activityRingsIncomplete
    }

    /// A sleep condition.
    public enum SleepCondition: Hashable, Sendable {
        /// Around bedtime.
        case bedtime
        /// Around wake-up time.
        case wakeup
    }

    /// A hardware condition.
    public enum HardwareCondition: Hashable, Sendable {
        /// The device is connected.
        case connected
    }
}
