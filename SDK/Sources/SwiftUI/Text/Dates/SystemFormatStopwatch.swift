import CWidgetPlugin
public import Foundation

extension SystemFormatStyle {
    /// A clock that counts up from a date, such as 00:05.23.
    public struct Stopwatch: Hashable, Codable, Sendable {
        private let start: Date
        private let showsHours: Bool
        private let maxFieldCount: Int
        private let maxPrecision: Duration

        /// Counts up from a date.
        public init(
            startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = date
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
        }
    }
}

extension SystemFormatStyle.Stopwatch: LiveFormatStyle {
    package var live: LiveDate {
        var date = LiveDate(start, WIDGET_DATE_STOPWATCH)
        date.fieldCount = maxFieldCount
        date.precision = maxPrecision.seconds
        if !showsHours { date.fields = LiveDate.fieldsWithoutHours }
        return date
    }

    /// Formats the clock at a time.
    public func format(_ value: Date) -> AttributedString {
        let digits = maxPrecision >= .seconds(1) ? 0 : maxPrecision >= .milliseconds(100) ? 1 : 2
        return live.clock(max(0, value.timeIntervalSince(start)), digits: digits, padding: 2)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// Counts up from a date.
    public static func stopwatch(
        startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(
            startingAt: date, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}
