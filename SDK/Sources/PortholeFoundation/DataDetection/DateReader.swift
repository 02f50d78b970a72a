import Foundation

/// Reads the dates that a pattern matches.
struct DateReader {
    private let calendar: Calendar
    private let now: Date
    private let months: [String: Int]
    private let weekdays: [String: Int]
    private static let relativeDays = [
        "today": 0, "tonight": 0, "tomorrow": 1, "yesterday": -1, "the day after tomorrow": 2,
    ]

    /// The pattern; its groups are named after the parts, those of the alternative order end in 2.
    let pattern: NSRegularExpression

    init(_ calendar: Calendar, _ now: Date) {
        (self.calendar, self.now) = (calendar, now)
        months = Self.names { [$0.monthSymbols, $0.shortMonthSymbols, $0.standaloneMonthSymbols] }
        weekdays = Self.names { [$0.weekdaySymbols, $0.shortWeekdaySymbols] }
        pattern = Self.pattern(months, weekdays)
    }

    /// Numbers names, starting at 1.
    private static func names(_ lists: (DateFormatter) -> [[String]?]) -> [String: Int] {
        var names: [String: Int] = [:]
        for locale in [Locale.current, Locale(identifier: "en_US_POSIX")] {
            let formatter = DateFormatter()
            formatter.locale = locale
            for list in lists(formatter).compactMap(\.self) {
                for (index, name) in list.enumerated() {
                    names[name.lowercased().trimmingCharacters(in: ["."])] = index + 1
                }
            }
        }
        return names
    }

    private static func pattern(
        _ months: [String: Int], _ weekdays: [String: Int]
    ) -> NSRegularExpression {
        func any(_ names: some Sequence<String>) -> String {
            names.sorted { $0.count > $1.count }
                .map(NSRegularExpression.escapedPattern(for:)).joined(separator: "|")
        }
        let (month, weekday) = (any(months.keys), any(weekdays.keys))
        let ordinal = #"(?:st|nd|rd|th|\.)?"#
        let days = [
            #"(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:t(?=\d))?"#,
            #"(?<first>\d{1,2})(?<mark>[./])(?<second>\d{1,2})\k<mark>(?<year2>\d{4}|\d{2})(?!\d)"#,
            "(?:(?:\(weekday))\\.?,?\\s+)?(?<name>\(month))\\.?\\s+(?<day2>\\d{1,2})\(ordinal)(?![\\d:])(?:,?\\s+(?<year3>\\d{4}))?",
            "(?:(?:\(weekday))\\.?,?\\s+)?(?<day3>\\d{1,2})\(ordinal)\\s+(?:of\\s+)?(?<name2>\(month))\\b\\.?(?:,?\\s+(?<year4>\\d{4}))?",
            "(?<relative>\(any(relativeDays.keys)))",
            // Short weekday names are words as well.
            "(?:(?<next>next|this|on)\\s+)?(?<weekday>\(any(weekdays.keys.filter { $0.count > 3 })))",
        ].joined(separator: "|")
        func time(_ end: String) -> String {
            let half = #"[ap]\.?m\b\.?"#
            return
                "(?:at\\s+)?(?:(?<hour\(end)>\\d{1,2}):(?<minute\(end)>\\d{2})(?::(?<seconds\(end)>\\d{2}))?(?:\\s*(?<half\(end)>\(half)))?"
                + "|(?<whole\(end)>\\d{1,2})\\s*(?<half\(end)x>\(half))|(?<word\(end)>noon|midnight)\\b)"
        }
        return DetectedLinks.expression(
            "(?<![\\w./:-])(?:(?:\(days))(?:,?\\s*(?:at\\s+)?\(time("a")))?|\(time("b")))(?![\\w:])"
        )
    }

    /// Returns the date of the parts of a match; `nil` if they form no date.
    func date(_ part: (String) -> String?) -> Date? {
        func number(_ names: String...) -> Int? {
            names.compactMap(part).first.flatMap { Int($0) }
        }
        var day = calendar.dateComponents([.year, .month, .day], from: now)
        var hasDay = true
        if let year = number("year"), let month = number("month"), let number = number("day") {
            (day.year, day.month, day.day) = (year, month, number)
        } else if let first = number("first"), let second = number("second"),
            let year = number("year2")
        {
            (day.month, day.day) = isMonthFirst ? (first, second) : (second, first)
            day.year = year < 100 ? 2000 + year : year
        } else if let name = part("name") ?? part("name2"), let number = number("day2", "day3") {
            (day.month, day.day) = (months[name], number)
            day.year = self.number(part("year3") ?? part("year4")) ?? day.year
        } else if let distance = part("relative").flatMap({ Self.relativeDays[$0] }) {
            day = moved(by: distance)
        } else if let weekday = part("weekday").flatMap({ weekdays[$0] }) {
            let distance = (weekday - calendar.component(.weekday, from: now) + 7) % 7
            day = moved(by: distance == 0 && part("next") == "next" ? 7 : distance)
        } else {
            hasDay = false
        }
        let clock = time("a", part) ?? time("b", part)
        guard let time = clock ?? (hasDay ? noon(part("relative")) : nil) else { return nil }
        (day.hour, day.minute, day.second) = time
        guard day.isValidDate(in: calendar) else { return nil }
        return calendar.date(from: day)
    }

    private func number(_ text: String?) -> Int? { text.flatMap { Int($0) } }

    private func noon(_ relative: String?) -> (Int, Int, Int) {
        relative == "tonight" ? (20, 0, 0) : (12, 0, 0)
    }

    private func moved(by days: Int) -> DateComponents {
        let date = calendar.date(byAdding: .day, value: days, to: now) ?? now
        return calendar.dateComponents([.year, .month, .day], from: date)
    }

    private func time(_ end: String, _ part: (String) -> String?) -> (Int, Int, Int)? {
        if let word = part("word\(end)") { return word == "noon" ? (12, 0, 0) : (0, 0, 0) }
        guard var hour = number(part("hour\(end)") ?? part("whole\(end)")) else { return nil }
        if let half = (part("half\(end)") ?? part("half\(end)x"))?.first {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half == "p" ? 12 : 0)
        }
        let (minute, second) = (
            number(part("minute\(end)")) ?? 0, number(part("seconds\(end)")) ?? 0
        )
        guard hour < 24, minute < 60, second < 60 else { return nil }
        return (hour, minute, second)
    }

    /// Whether the user's locale writes the month before the day.
    private var isMonthFirst: Bool {
        let format =
            DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: .current) ?? ""
        guard let month = format.firstIndex(of: "M"), let day = format.firstIndex(of: "d") else {
            return true
        }
        return month < day
    }
}
