public import Foundation

/// A recurrence rule.
open class EKRecurrenceRule: NSObject {
    /// The frequency.
    public let frequency: EKRecurrenceFrequency
    /// The interval between occurrences, in units of the frequency.
    public let interval: Int
    /// The end of the recurrence; `nil` repeats forever.
    open var recurrenceEnd: EKRecurrenceEnd?
    /// The days of the week; `nil` means that of the first occurrence.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// The days of the month; negative numbers count from its end.
    public let daysOfTheMonth: [NSNumber]?
    /// The months of the year.
    public let monthsOfTheYear: [NSNumber]?
    /// The weeks of the year; negative numbers count from its end.
    public let weeksOfTheYear: [NSNumber]?
    /// The days of the year; negative numbers count from its end.
    public let daysOfTheYear: [NSNumber]?
    /// The positions of the occurrences to keep in each period; negative numbers count from its end.
    public let setPositions: [NSNumber]?

    /// Creates a rule that repeats after an interval in units of the frequency.
    public convenience init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd? = nil
    ) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil,
            monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
            end: end)
    }

    /// Creates a rule that repeats on some days of each period.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int,
        daysOfTheWeek: [EKRecurrenceDayOfWeek]?, daysOfTheMonth: [NSNumber]?,
        monthsOfTheYear: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
        setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
        (self.daysOfTheWeek, self.daysOfTheMonth) = (daysOfTheWeek, daysOfTheMonth)
        (self.monthsOfTheYear, self.weeksOfTheYear) = (monthsOfTheYear, weeksOfTheYear)
        (self.daysOfTheYear, self.setPositions) = (daysOfTheYear, setPositions)
    }

    /// The identifier of the rule's calendar.
    public let calendarIdentifier = "gregorian"
    /// The first day of the week, from 1 for Sunday; 0 means that of the calendar.
    public let firstDayOfTheWeek = 0
}

/// The unit of a recurrence's interval.
public enum EKRecurrenceFrequency: Int, Sendable {
    /// Daily.
    case daily
    /// Weekly.
    case weekly
    /// Monthly.
    case monthly
    /// Yearly.
    case yearly
}

/// The end of a recurrence.
open class EKRecurrenceEnd: NSObject {
    /// The end date; `nil` if occurrences are counted.
    public let endDate: Date?
    /// The number of occurrences; 0 if there is an end date.
    public let occurrenceCount: Int

    /// Creates an end at a date.
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }

    /// Creates an end after a number of occurrences.
    public init(occurrenceCount: Int) {
        (endDate, self.occurrenceCount) = (nil, occurrenceCount)
    }
}

/// A day of the week, or one in a certain week.
open class EKRecurrenceDayOfWeek: NSObject {
    /// The day of the week.
    public let dayOfTheWeek: EKWeekday
    /// The number of the week in the period; negative numbers count from its end, 0 means every week.
    public let weekNumber: Int

    /// Creates a day of every week.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek, weekNumber: 0) }

    /// Creates a day of a certain week.
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    }
}

/// A day of the week, with the numbers of calendars.
public enum EKWeekday: Int, Sendable {
    /// Sunday.
    case sunday = 1
    /// Monday.
    case monday
    /// Tuesday.
    case tuesday
    /// Wednesday.
    case wednesday
    /// Thursday.
    case thursday
    /// Friday.
    case friday
    /// Saturday.
    case saturday
}
