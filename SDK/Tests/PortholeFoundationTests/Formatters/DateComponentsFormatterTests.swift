import Foundation
import PortholeFoundation
import Testing

@Suite("DateComponentsFormatter")
struct DateComponentsFormatterTests {
    private func words(
        _ interval: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
        _ units: NSCalendar.Unit = [.hour, .minute, .second], _ locale: String = "en_US",
        _ change: (DateComponentsFormatter) -> Void = { _ in }
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        change(formatter)
        return formatter.string(from: interval)
    }

    @Test func `writes units at six lengths`() {
        #expect(words(3725, .full) == "1 hour, 2 minutes, 5 seconds")
        #expect(words(3725, .short) == "1 hr, 2 min, 5 sec")
        #expect(words(3725, .brief) == "1hr 2min 5sec")
        #expect(words(3725, .abbreviated) == "1h 2m 5s")
        #expect(words(3725, .spellOut) == "one hour, two minutes, five seconds")
        #expect(words(3725, .positional) == "1:02:05")
    }

    @Test func `speaks the calendar's language`() {
        let units: NSCalendar.Unit = [.hour, .minute]
        #expect(words(3720, .full, units, "de_DE") == "1 Stunde und 2 Minuten")
        #expect(words(3720, .full, units, "ja_JP") == "1時間 2分")
        // Unicode's data has a space that does not break after a lone hour.
        #expect(words(3720, .full, units, "fr_FR") == "1\u{A0}heure et 2 minutes")
    }

    @Test func `drops, keeps or pads units that are zero`() {
        #expect(words(3600, .full) == "1 hour")
        #expect(words(65, .positional) == "1:05")
        #expect(words(65, .positional) { $0.zeroFormattingBehavior = .pad } == "00:01:05")
        #expect(words(0, .full) == "0 seconds")
        #expect(
            words(3605, .abbreviated) { $0.zeroFormattingBehavior = .dropLeading } == "1h 0m 5s")
    }

    @Test func `writes as many units as asked for`() {
        #expect(words(93784, .full, []) { $0.maximumUnitCount = 2 } == "1 day, 2 hours")
        #expect(words(65, .full) { $0.collapsesLargestUnit = true } == "65 seconds")
        #expect(words(60, .full) { $0.includesTimeRemainingPhrase = true } == "1 minute remaining")
        #expect(words(.infinity, .full) == nil)
    }
}
