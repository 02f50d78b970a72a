public import Foundation
public import UIKit

/// Text that a watch's face shortens to what fits.
open class CLKTextProvider: NSObject {
    /// The colour, where a face has one for each complication.
    open var tintColor: UIColor?
    /// The text that assistive technology reads.
    open var accessibilityLabel: String?

    /// Makes a provider of no text.
    public override init() {}
}

/// Text that is given.
open class CLKSimpleTextProvider: CLKTextProvider {
    /// The text.
    open var text: String
    /// The text where ``text`` does not fit.
    open var shortText: String?

    /// Shows a text.
    public init(text: String, shortText: String? = nil, accessibilityLabel: String? = nil) {
        self.text = text
        self.shortText = shortText
        super.init()
        self.accessibilityLabel = accessibilityLabel
    }
}

/// A day.
open class CLKDateTextProvider: CLKTextProvider {
    /// The day.
    open var date: Date
    /// What of the day is shown.
    open var calendarUnits: NSCalendar.Unit
    /// The time zone; nil for the user's.
    open var timeZone: TimeZone?
    /// Whether everything is in capitals.
    open var uppercase = false

    /// Shows a day.
    public init(date: Date, units calendarUnits: NSCalendar.Unit, timeZone: TimeZone? = nil) {
        self.date = date
        self.calendarUnits = calendarUnits
        self.timeZone = timeZone
    }
}

/// A time of day.
open class CLKTimeTextProvider: CLKTextProvider {
    /// The time.
    open var date: Date
    /// The time zone; nil for the user's.
    open var timeZone: TimeZone?

    /// Shows a time of day.
    public init(date: Date, timeZone: TimeZone? = nil) {
        self.date = date
        self.timeZone = timeZone
    }
}

/// From one time of day to another.
open class CLKTimeIntervalTextProvider: CLKTextProvider {
    /// The first time.
    open var startDate: Date
    /// The last time.
    open var endDate: Date
    /// The time zone; nil for the user's.
    open var timeZone: TimeZone?

    /// Shows the time between two.
    public init(start startDate: Date, end endDate: Date, timeZone: TimeZone? = nil) {
        self.startDate = startDate
        self.endDate = endDate
        self.timeZone = timeZone
    }
}

/// How long it is until a time.
public enum CLKRelativeDateStyle: Int, Sendable {
    /// In words, as much as fits.
    case natural
    /// In words, with a sign.
    case offset
    /// As a clock that runs.
    case timer
    /// In letters.
    case naturalAbbreviated
    /// In letters, with a sign.
    case offsetShort
    /// In words, in capitals.
    case naturalFull
}

/// How long it is until a time, kept up to date.
open class CLKRelativeDateTextProvider: CLKTextProvider {
    /// The time.
    open var date: Date
    /// The time that it is told from; nil for now.
    open var relativeToDate: Date?
    /// How it is told.
    open var relativeDateStyle: CLKRelativeDateStyle
    /// The units that it is told in.
    open var calendarUnits: NSCalendar.Unit

    /// Shows how long it is until a time.
    public init(
        date: Date, relativeTo relativeToDate: Date? = nil, style: CLKRelativeDateStyle,
        units calendarUnits: NSCalendar.Unit
    ) {
        self.date = date
        self.relativeToDate = relativeToDate
        relativeDateStyle = style
        self.calendarUnits = calendarUnits
    }
}
