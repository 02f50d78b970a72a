public import Foundation

/// Writes the time between two dates in units: "2 hours, 30 minutes".
///
/// Differs from Apple: it is `Date.ComponentsFormatStyle` there, a name that Foundation on Linux has taken.
public struct ElapsedTimeFormatStyle: FormatStyle {
    /// How much of a unit's name is written.
    public enum Style: Codable, Hashable, Sendable {
        /// In full: 2 hours, 30 minutes.
        case wide
        /// Shortened: 2 hr, 30 min.
        case abbreviated
        /// Shortened without commas: 2hr 30min.
        case condensedAbbreviated
        /// As short as can be: 2h 30m.
        case narrow
        /// With numbers in words: two hours, thirty minutes.
        case spellOut
        /// As a clock shows it: 2:30:00.
        case timeDuration

        fileprivate var width: DurationWords.Width {
            switch self {
            case .abbreviated: .short
            case .condensedAbbreviated: .brief
            case .narrow: .narrow
            case .wide, .spellOut, .timeDuration: .wide
            }
        }
    }

    /// A unit of time.
    public struct Field: Codable, Hashable, Sendable {
        fileprivate var unit: DurationWords.Unit

        /// Years.
        public static let year = Field(unit: .year)
        /// Months.
        public static let month = Field(unit: .month)
        /// Weeks.
        public static let week = Field(unit: .week)
        /// Days.
        public static let day = Field(unit: .day)
        /// Hours.
        public static let hour = Field(unit: .hour)
        /// Minutes.
        public static let minute = Field(unit: .minute)
        /// Seconds.
        public static let second = Field(unit: .second)
    }

    /// How much of a unit's name is written.
    public var style: Style
    /// Whose words are used.
    public var locale: Locale
    /// What days and months are.
    public var calendar: Calendar
    /// The units that are written; `nil`: all.
    public var fields: Set<Field>?

    /// Makes a style.
    public init(
        style: Style, locale: Locale = .autoupdatingCurrent,
        calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
    ) {
        self.style = style
        self.locale = locale
        self.calendar = calendar
        self.fields = fields
    }

    /// Writes the time between two dates.
    public func format(_ value: Range<Date>) -> String {
        let units = ElapsedUnits.all.filter { fields?.contains(Field(unit: $0.unit)) ?? true }
        var elapsed = ElapsedUnits(
            from: value.lowerBound, to: value.upperBound, in: calendar, units)
        if style == .timeDuration {
            elapsed.drop(.dropLeading, keeping: 0)
            return elapsed.clock(isPadded: false)
        }
        elapsed.drop(.dropAll, keeping: 0)
        let words = DurationWords(
            locale: locale, width: style.width, isSpelledOut: style == .spellOut)
        return words.words(elapsed.parts) ?? ""
    }

    /// The same style for another locale.
    public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }

    /// The same style for another calendar.
    public func calendar(_ calendar: Calendar) -> Self {
        var style = self
        style.calendar = calendar
        return style
    }
}

extension ElapsedTimeFormatStyle: DiscreteFormatStyle {
    /// The time that was written as another before: a second less.
    public func discreteInput(before input: Range<Date>) -> Range<Date>? {
        input.upperBound.timeIntervalSince(input.lowerBound) < 1
            ? nil : input.lowerBound..<input.upperBound.addingTimeInterval(-1)
    }

    /// The time that is written as another next: a second more.
    public func discreteInput(after input: Range<Date>) -> Range<Date>? {
        input.lowerBound..<input.upperBound.addingTimeInterval(1)
    }

    /// The next shorter time: a second less.
    public func input(before input: Range<Date>) -> Range<Date>? { discreteInput(before: input) }

    /// The next longer time: a second more.
    public func input(after input: Range<Date>) -> Range<Date>? { discreteInput(after: input) }
}

extension FormatStyle where Self == ElapsedTimeFormatStyle {
    /// The time between two dates as a clock shows it: 2:30:00.
    public static var timeDuration: Self {
        .init(style: .timeDuration, fields: [.hour, .minute, .second])
    }

    /// Writes the time between two dates in units: "2 hours, 30 minutes".
    public static func components(
        style: ElapsedTimeFormatStyle.Style, fields: Set<ElapsedTimeFormatStyle.Field>? = nil
    ) -> Self { .init(style: style, fields: fields) }
}
