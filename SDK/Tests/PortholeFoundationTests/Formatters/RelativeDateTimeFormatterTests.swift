import Foundation
import PortholeFoundation
import Testing

@Suite("RelativeDateTimeFormatter")
struct RelativeDateTimeFormatterTests {
    private func words(
        _ interval: TimeInterval, _ locale: String = "en_US",
        _ units: RelativeDateTimeFormatter.UnitsStyle = .full,
        _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric
    ) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitsStyle = units
        formatter.dateTimeStyle = style
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        return formatter.localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
    }

    @Test func `counts the largest whole unit`() {
        #expect(words(-7199) == "1 hour ago")
        #expect(words(-7200) == "2 hours ago")
        #expect(words(90) == "in 1 minute")
        #expect(words(-8 * 86400) == "1 week ago")
        #expect(words(0) == "in 0 seconds")
    }

    @Test func `has four lengths`() {
        #expect(words(-7200, "en_US", .short) == "2 hr. ago")
        #expect(words(-7200, "en_US", .abbreviated) == "2h ago")
        #expect(words(-7200, "en_US", .spellOut) == "two hours ago")
    }

    @Test func `names days that have a name`() {
        #expect(words(-86400, "en_US", .full, .named) == "yesterday")
        #expect(words(0, "en_US", .full, .named) == "now")
        #expect(words(86400, "de_DE", .full, .named) == "morgen")
    }

    @Test func `speaks the locale's language`() {
        #expect(words(-7200, "de_DE") == "vor 2 Stunden")
        #expect(words(-7200, "ja_JP") == "2 時間前")
        #expect(words(-7200, "fr_FR") == "il y a 2 heures")
    }

    @Test func `takes components and formats dates only`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.localizedString(from: DateComponents(day: -3)) == "3 days ago")
        #expect(formatter.localizedString(from: DateComponents()) == "")
        #expect(formatter.string(for: "no date") == nil)
    }
}
