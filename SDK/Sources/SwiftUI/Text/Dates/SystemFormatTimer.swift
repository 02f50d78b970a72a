import CWidgetPlugin
public import Foundation

extension SystemFormatStyle {
    /// A clock that counts through an interval, such as 4:59.
    public struct Timer: Hashable, Codable, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let showsHours: Bool
        private let maxFieldCount: Int
        private let maxPrecision: Duration

        /// Counts down to the end of an interval.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, true, showsHours, maxFieldCount, maxPrecision)
        }

        /// Counts up from the beginning of an interval.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, false, showsHours, maxFieldCount, maxPrecision)
        }

        private init(
            _ interval: Range<Date>, _ countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int,
            _ maxPrecision: Duration
        ) {
            self.interval = interval
            self.countsDown = countsDown
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
        }
    }
}

extension SystemFormatStyle.Timer: LiveFormatStyle {
    package var live: LiveDate {
        var date = LiveDate(interval.lowerBound, WIDGET_DATE_TIMER_INTERVAL)
        date.end = interval.upperBound
        date.countsDown = countsDown
        date.fieldCount = maxFieldCount
        date.precision = maxPrecision.seconds
        if !showsHours { date.fields = LiveDate.fieldsWithoutHours }
        return date
    }

    /// Formats the clock at a time.
    public func format(_ value: Date) -> AttributedString {
        let moment = min(max(value, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(moment).rounded(.up)
            : moment.timeIntervalSince(interval.lowerBound).rounded(.down)
        return live.clock(seconds, digits: 0, padding: 1)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// Counts down to the end of an interval.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }

    /// Counts up from the beginning of an interval.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}
