import Foundation

/// Detects dates and times in English and in the user's language.
///
/// A day without a time is at noon, a time without a day is today, a day without a year is in this
/// year, and a weekday is the next one.
enum DetectedDates {
    static func matches(
        in string: String, _ range: NSRange, calendar: Calendar = .current, now: Date = Date()
    ) -> [NSTextCheckingResult] {
        let reader = DateReader(calendar, now)
        return reader.pattern.matches(in: string, range: range).compactMap { match in
            let text = NSString(string: string)
            let date = reader.date { name in
                let range = match.range(withName: name)
                return range.location == NSNotFound
                    ? nil : text.substring(with: range).lowercased()
            }
            return date.map { DetectedData(.date($0), match.range) }
        }
    }
}
