public import Foundation

/// A date formatter that writes relative day names such as "today".
///
/// `PortholeBuild` uses it in place of Foundation's class in targets that set
/// `doesRelativeDateFormatting`, which Foundation for Linux ignores.
open class _RelativeDateFormatter: DateFormatter, @unchecked Sendable {
    // Unchecked: set up by one thread and then used, as all formatters are.

    /// Formats a date, with the relative name of its day if it has one.
    open override func string(from date: Date) -> String {
        let whole = super.string(from: date)
        guard doesRelativeDateFormatting, dateStyle != .none, let name = name(of: date) else {
            return whole
        }
        guard timeStyle != .none else { return name }
        let day = DateFormatter()
        (day.locale, day.timeZone, day.calendar) = (locale, timeZone, calendar)
        day.dateStyle = dateStyle
        return whole.replacingOccurrences(of: day.string(from: date), with: name)
    }

    /// Returns the relative name of a day; `nil` if the language only counts such days.
    private func name(of date: Date) -> String? {
        var calendar = calendar ?? .current
        calendar.timeZone = timeZone ?? .current
        let days = calendar.dateComponents(
            [.day], from: calendar.startOfDay(for: Date()), to: calendar.startOfDay(for: date)
        ).day
        guard let days, abs(days) <= 2 else { return nil }
        let names = RelativeDateTimeFormatter()
        names.locale = locale ?? .current
        names.dateTimeStyle = .named
        let name = names.localizedString(from: DateComponents(day: days))
        // Only some languages have a name for the day after tomorrow.
        guard !name.contains(where: \.isNumber) else { return nil }
        if formattingContext == .middleOfSentence { return name }
        return name.prefix(1).uppercased(with: locale) + name.dropFirst()
    }
}
