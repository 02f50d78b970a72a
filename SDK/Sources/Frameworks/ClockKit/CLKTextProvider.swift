public import Foundation
public import UIKit

/// Text that a watch face shortens to fit.
open class CLKTextProvider: NSObject {
    /// The tint on faces with a color for each complication.
    open var tintColor: UIColor?
    /// The text that assistive technology reads.
    open var accessibilityLabel: String?

    /// Creates a provider without text.
    public override init() {}
}

/// Constant text.
open class CLKSimpleTextProvider: CLKTextProvider {
    /// The text.
    open var text: String
    /// A shorter text, used if ``text`` does not fit.
    open var shortText: String?

    /// Shows a text.
    public init(text: String, shortText: String? = nil, accessibilityLabel: String? = nil) {
        self.text = text
        self.shortText = shortText
        super.init()
        self.accessibilityLabel = accessibilityLabel
    }
}

/// A date.
open class CLKDateTextProvider: CLKTextProvider {
    /// The date.
    open var date: Date
    /// The units to show.
    open var calendarUnits: NSCalendar.Unit
    /// The time zone; nil for the user's.
    open var timeZone: TimeZone?
    /// Whether the text is uppercase.
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

/// A time interval.
open class CLKTimeIntervalTextProvider: CLKTextProvider {
    /// The start.
    open var startDate: Date
    /// The end.
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

/// The style of a relative date.
public enum CLKRelativeDateStyle: Int, Sendable {
    /// In words, as long as it fits.
    case natural
    /// In words, with a sign.
    case offset
    /// As a running timer.
    case timer
    /// Abbreviated.
    case naturalAbbreviated
    /// Abbreviated, with a sign.
    case offsetShort
    /// In words, uppercase.
    case naturalFull
}

/// A relative date that updates itself.
open class CLKRelativeDateTextProvider: CLKTextProvider {
    /// The time.
    open var date: Date
    /// The reference date; `nil` means now.
    open var relativeToDate: Date?
    /// The style of a relative date.
    open var relativeDateStyle: CLKRelativeDateStyle
    /// The units to use.
    open var calendarUnits: NSCalendar.Unit

    /// Creates a provider for the time until a date.
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
