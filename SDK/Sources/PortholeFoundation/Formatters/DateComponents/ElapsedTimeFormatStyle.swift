public import Foundation

/// Formats the time between two dates in units: "2 hours, 30 minutes".
///
/// Differs from Apple: there it is `Date.ComponentsFormatStyle`, a name that Foundation on Linux
/// already uses.
public struct ElapsedTimeFormatStyle: FormatStyle {
    /// How much of each unit's name is written.
    public enum Style: Codable, Hashable, Sendable {
        /// In full: 2 hours, 30 minutes.
        case wide
        /// Shortened: 2 hr, 30 min.
        case abbreviated
        /// Shortened, without commas: 2hr 30min.
        case condensedAbbreviated
        /// Shortest: 2h 30m.
        case narrow
        /// With numbers spelled out: two hours, thirty minutes.
        case spellOut
        /// Like a clock: 2:30:00.
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

    /// How much of each unit's name is written.
    public var style: Style
    /// The locale used for formatting.
    public var locale: Locale
    /// The calendar that determines days and months.
    public var calendar: Calendar
    /// The units to use; `nil` means all.
    public var fields: Set<Field>?

    /// Creates a style.
    public init(
        style: Style, locale: Locale = .autoupdatingCurrent,
        calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
    ) {
        self.style = style
        self.locale = locale
        self.calendar = calendar
        self.fields = fields
    }

    /// Formats the time between two dates.
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

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }

    /// Returns the style with another calendar.
    public func calendar(_ calendar: Calendar) -> Self {
        var style = self
        style.calendar = calendar
        return style
    }
}

extension ElapsedTimeFormatStyle: DiscreteFormatStyle {
    /// The next shorter duration that is formatted differently: one second less.
    public func discreteInput(before input: Range<Date>) -> Range<Date>? {
        input.upperBound.timeIntervalSince(input.lowerBound) < 1
            ? nil : input.lowerBound..<input.upperBound.addingTimeInterval(-1)
    }

    /// The next longer duration that is formatted differently: one second more.
    public func discreteInput(after input: Range<Date>) -> Range<Date>? {
        input.lowerBound..<input.upperBound.addingTimeInterval(1)
    }

    /// The next shorter duration: one second less.
    public func input(before input: Range<Date>) -> Range<Date>? { discreteInput(before: input) }

    /// The next longer duration: one second more.
    public func input(after input: Range<Date>) -> Range<Date>? { discreteInput(after: input) }
}

extension FormatStyle where Self == ElapsedTimeFormatStyle {
    /// Formats the time between two dates like a clock: 2:30:00.
    public static var timeDuration: Self {
        .init(style: .timeDuration, fields: [.hour, .minute, .second])
    }

    /// Formats the time between two dates in units: "2 hours, 30 minutes".
    public static func components(
        style: ElapsedTimeFormatStyle.Style, fields: Set<ElapsedTimeFormatStyle.Field>? = nil
    ) -> Self { .init(style: style, fields: fields) }
}
