public import Foundation

/// A recurrence rule.
open class EKRecurrenceRule: NSObject {
    /// The frequency.
    public let frequency: EKRecurrenceFrequency
    /// The interval between occurrences, in units of the frequency.
    public let interval: Int
    /// Until when; nil: on and on.
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
    /// Which of those, from the end where negative.
    public let setPositions: [NSNumber]?

    /// Repeats in each of so many days, weeks, months or years.
    public convenience init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd? = nil
    ) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil,
            monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
            end: end)
    }

    /// Repeats on some days in each of so many days, weeks, months or years.
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

    /// The calendar it is meant in.
    public let calendarIdentifier = "gregorian"
    /// The first day of the week, 1 for Sunday; 0: as the calendar has it.
    public let firstDayOfTheWeek = 0
}

/// The frequency.
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

    /// Stops after so many times.
    public init(occurrenceCount: Int) {
        (endDate, self.occurrenceCount) = (nil, occurrenceCount)
    }
}

/// A day of the week, or one in a certain week.
open class EKRecurrenceDayOfWeek: NSObject {
    /// The day of the week.
    public let dayOfTheWeek: EKWeekday
    /// The week, from the end where negative; 0 for each.
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
