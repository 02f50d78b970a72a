public import Foundation

/// How something repeats.
open class EKRecurrenceRule: NSObject {
    /// How often.
    public let frequency: EKRecurrenceFrequency
    /// In each of how many.
    public let interval: Int
    /// Until when; nil: on and on.
    open var recurrenceEnd: EKRecurrenceEnd?
    /// On which days of the week; nil: as the first time.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// On which days of the month, from its end where negative.
    public let daysOfTheMonth: [NSNumber]?
    /// In which months of the year.
    public let monthsOfTheYear: [NSNumber]?
    /// In which weeks of the year, from its end where negative.
    public let weeksOfTheYear: [NSNumber]?
    /// On which days of the year, from its end where negative.
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

/// How often something repeats.
public enum EKRecurrenceFrequency: Int, Sendable {
    /// Each day.
    case daily
    /// Each week.
    case weekly
    /// Each month.
    case monthly
    /// Each year.
    case yearly
}

/// When something stops repeating.
open class EKRecurrenceEnd: NSObject {
    /// The last date; nil: it is counted.
    public let endDate: Date?
    /// How many times; 0: until a date.
    public let occurrenceCount: Int

    /// Stops at a date.
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }

    /// Stops after so many times.
    public init(occurrenceCount: Int) {
        (endDate, self.occurrenceCount) = (nil, occurrenceCount)
    }
}

/// A day of the week, or one in a certain week.
open class EKRecurrenceDayOfWeek: NSObject {
    /// The day.
    public let dayOfTheWeek: EKWeekday
    /// The week, from the end where negative; 0 for each.
    public let weekNumber: Int

    /// A day of each week.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek, weekNumber: 0) }

    /// A day of a week.
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
