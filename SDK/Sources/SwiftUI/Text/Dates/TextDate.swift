import CWidgetPlugin
public import Foundation

extension Text {
    /// How a date is shown; all styles except `time` and `date` update themselves.
    public struct DateStyle: Hashable, Codable, Sendable {
        /// The raw value of a `widget_date_style`.
        private let number: UInt32

        private init(_ style: widget_date_style) { number = style.rawValue }

        /// The time of day, such as 11:23 PM.
        public static let time = DateStyle(WIDGET_DATE_TIME_OF_DAY)
        /// The day, such as June 3, 2019.
        public static let date = DateStyle(WIDGET_DATE_DAY)
        /// The distance from now, such as "2 hr, 23 min".
        public static let relative = DateStyle(WIDGET_DATE_RELATIVE)
        /// The offset from now, such as "+2 hours".
        public static let offset = DateStyle(WIDGET_DATE_OFFSET)
        /// A clock that counts to the date and on, such as 36:59:01.
        public static let timer = DateStyle(WIDGET_DATE_TIMER)

        var value: widget_date_style { widget_date_style(rawValue: number) }
    }

    /// Shows a date in a style.
    public init(_ date: Date, style: DateStyle) {
        self.init(.date(LiveDate(date, style.value)))
    }

    /// Shows the time from one date to another, such as 9:30 AM – 3:30 PM.
    public init(_ dates: ClosedRange<Date>) {
        self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound))
    }

    /// Shows the time from one date to another, such as 9:30 AM – 3:30 PM.
    public init(_ interval: DateInterval) { self.init(.interval(interval)) }

    /// Shows a clock that counts through an interval by itself, such as 4:59.
    ///
    /// Outside of the interval, and from `pauseTime` on, it does not change.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        var date = LiveDate(timerInterval.lowerBound, WIDGET_DATE_TIMER_INTERVAL)
        date.end = timerInterval.upperBound
        date.pause = pauseTime
        date.countsDown = countsDown
        if !showsHours { date.fields = LiveDate.fieldsWithoutHours }
        self.init(.date(date))
    }
}

extension LiveDate {
    /// The fields of a clock that has no hours but more minutes.
    static let fieldsWithoutHours = WIDGET_FIELD_MINUTE.rawValue | WIDGET_FIELD_SECOND.rawValue
}

extension TextContext {
    /// Returns the text of an interval; days are named if it spans several.
    func text(of interval: DateInterval) -> String {
        let formatter = DateIntervalFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = timeZone
        formatter.timeStyle = .short
        let isOneDay = calendar.isDate(interval.start, inSameDayAs: interval.end)
        formatter.dateStyle = isOneDay ? .none : .medium
        return formatter.string(from: interval.start, to: interval.end)
    }

    /// Returns the text of a date without updates.
    func text(of date: LiveDate) -> String {
        let isDay = ![WIDGET_DATE_TIME_OF_DAY, WIDGET_DATE_TIMER].contains(date.value)
        let format = Date.FormatStyle(
            date: isDay ? .long : .omitted, time: isDay ? .omitted : .shortened,
            locale: locale, calendar: calendar, timeZone: timeZone)
        return (date.end ?? date.date).formatted(format)
    }
}
