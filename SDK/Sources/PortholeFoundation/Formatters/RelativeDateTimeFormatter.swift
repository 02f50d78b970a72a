// Apple declares the properties so, and authors set them to optional values.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// Formats how long ago or how far ahead a date is, in words.
///
/// Differs from Apple: not a subclass that a nib can hold; there is no `init(coder:)`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    // Unchecked: set up by one thread and then used, as all formatters are.

    /// Whether relative days are written by name.
    public enum DateTimeStyle: Int, Sendable {
        /// Numeric: in 1 day.
        case numeric = 0
        /// By name if there is one: tomorrow.
        case named = 1
    }

    /// How unit names are written.
    public enum UnitsStyle: Int, Sendable {
        /// In full: 2 hours ago.
        case full = 0
        /// In full, with the number spelled out: two hours ago.
        case spellOut = 1
        /// Shortened: 2 hr. ago.
        case short = 2
        /// Shortest: 2h ago.
        case abbreviated = 3
    }

    /// Whether relative days are written by name.
    open var dateTimeStyle = DateTimeStyle.numeric

    /// How unit names are written.
    open var unitsStyle = UnitsStyle.full

    /// The position of the text in a sentence.
    open var formattingContext = Formatter.Context.unknown

    /// The calendar used to count days, weeks, months and years.
    open var calendar: Calendar! {
        get { chosenCalendar ?? .current }
        set { chosenCalendar = newValue }
    }

    /// The locale of the text.
    open var locale: Locale! {
        get { chosenLocale ?? .current }
        set { chosenLocale = newValue }
    }

    private var chosenCalendar: Calendar?
    private var chosenLocale: Locale?

    /// Formats an interval from now, in seconds.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Formats a date relative to a reference date.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let components = calendar.dateComponents(
            [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate,
            to: date)
        return localizedString(from: components)
    }

    /// Formats the interval that the largest nonzero component describes.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let units: [(RelativeDateWords.Unit, Int?)] = [
            (.year, dateComponents.year), (.month, dateComponents.month),
            (.week, dateComponents.weekOfMonth ?? dateComponents.weekOfYear),
            (.day, dateComponents.day), (.hour, dateComponents.hour),
            (.minute, dateComponents.minute), (.second, dateComponents.second),
        ]
        let given = units.compactMap { unit, value in value.map { (unit, $0) } }
        guard let (unit, value) = given.first(where: { $0.1 != 0 }) ?? given.last else { return "" }
        return RelativeDateWords(
            locale: locale, style: unitsStyle, isNamed: dateTimeStyle == .named,
            context: formattingContext
        ).words(value, unit)
    }

    /// Formats a `Date` relative to now; returns `nil` for other values.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}
