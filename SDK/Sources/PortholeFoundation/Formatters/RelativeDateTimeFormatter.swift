// Apple declares the properties so, and authors set them to optional values.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// Writes how long ago or how far away a date is, in words.
///
/// Differs from Apple: not a subclass that a nib can hold; there is no `init(coder:)`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    // Unchecked: set up by one thread and then used, as all formatters are.

    /// Whether tomorrow has a name.
    public enum DateTimeStyle: Int, Sendable {
        /// In numbers only: in 1 day.
        case numeric = 0
        /// By name where there is one: tomorrow.
        case named = 1
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// In full: 2 hours ago.
        case full = 0
        /// In full, with the number in words: two hours ago.
        case spellOut = 1
        /// Shortened: 2 hr. ago.
        case short = 2
        /// As short as can be: 2h ago.
        case abbreviated = 3
    }

    /// Whether tomorrow has a name.
    open var dateTimeStyle = DateTimeStyle.numeric

    /// How units are written.
    open var unitsStyle = UnitsStyle.full

    /// Where in a sentence the words stand.
    open var formattingContext = Formatter.Context.unknown

    /// The calendar by which days, weeks, months and years are counted.
    open var calendar: Calendar! {
        get { chosenCalendar ?? .current }
        set { chosenCalendar = newValue }
    }

    /// The language of the words.
    open var locale: Locale! {
        get { chosenLocale ?? .current }
        set { chosenLocale = newValue }
    }

    private var chosenCalendar: Calendar?
    private var chosenLocale: Locale?

    /// Says how far a moment is from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Says how far a date is from a reference.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let components = calendar.dateComponents(
            [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate,
            to: date)
        return localizedString(from: components)
    }

    /// Says how far a moment is away whose largest component that is not zero counts.
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

    /// Says how far a `Date` is from now; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}
