public import Foundation

/// A value that changes with time, for texts that update by themselves.
public struct TimeDataSource<Value>: Sendable {
    /// The value at a moment.
    let value: @Sendable (Date) -> Value
}

extension TimeDataSource<Date> {
    /// The time now.
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
    /// Shows what a source has, in a format.
    ///
    /// Differs from Apple: only `SystemFormatStyle` updates by itself; with other formats the text is
    /// that of the moment the entry was drawn.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        if let live = (format as? any LiveFormatStyle)?.live {
            self.init(.date(live))
        } else {
            self.init(format.format(source.value(.now)))
        }
    }

    /// Shows what a source has, in a format.
    ///
    /// Differs from Apple: the text is that of the moment the entry was drawn.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        self.init(verbatim: format.format(source.value(.now)))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends what a source has, in a format.
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }

    /// Appends what a source has, in a format.
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
    }
}
