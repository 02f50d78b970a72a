public import Foundation

/// A time-dependent value for text that updates itself.
public struct TimeDataSource<Value>: Sendable {
    /// Returns the value at a time.
    let value: @Sendable (Date) -> Value
}

extension TimeDataSource<Date> {
    /// The current time.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource<Range<Date>> {
    /// The time from a date to now; empty before the date.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource { date..<max(date, $0) }
    }

    /// The time from now to a date; empty after the date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource { min(date, $0)..<date }
    }
}

extension TimeDataSource<Duration> {
    /// The time since a date; negative before the date.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource { .seconds($0.timeIntervalSince(date)) }
    }
}

extension Text {
    /// Shows the value of a source in a format.
    ///
    /// Differs from Apple: only `SystemFormatStyle` updates by itself; with other formats the text
    /// is that of the entry's date.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        if let live = (format as? any LiveFormatStyle)?.live {
            self.init(.date(live))
        } else {
            self.init(source) { Text(format.localized($1).format($0)) }
        }
    }

    /// Shows the value of a source in a format.
    ///
    /// Differs from Apple: the text is that of the entry's date.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        self.init(source) { Text(verbatim: format.localized($1).format($0)) }
    }

    private init<V>(_ source: TimeDataSource<V>, _ text: @escaping (V, Locale) -> Text) {
        self.init(.dependent(DependentText { text(source.value($0), $1) }))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends the value of a source in a format.
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }

    /// Appends the value of a source in a format.
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
    }
}
