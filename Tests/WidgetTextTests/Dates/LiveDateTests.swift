import FoundationEssentials
import Testing
import WidgetWire

@testable import WidgetText

@Suite struct LiveDateTests {
    /// 2020-04-01 09:41 UTC.
    static let base = 1_585_734_060.0

    @Test(
        arguments: [
            (LiveDate.Style.relative, 674.0, "11 min, 14 sec"), (.relative, -674, "11 min, 14 sec"),
            (.relative, 8580, "2 hr, 23 min"), (.relative, 0, "0 sec"), (.relative, 3600, "1 hr"),
            (.relative, 396 * 86400, "1 yr, 1 mth"), (.relative, 90_000, "1 day, 1 hr"),
            (.offset, -7200, "+2 hours"), (.offset, 92 * 86400, "-3 months"),
            (.offset, 1, "-1 second"),
            (.timer, 152, "2:32"), (.timer, -152, "2:32"), (.timer, 133_141, "36:59:01"),
            (.timer, 0, "0:00"), (.timer, 3600, "1:00:00"), (.timer, 3599, "59:59"),
        ] as [(LiveDate.Style, Double, String)])
    func `Relative dates, offsets and timers have SwiftUI's format`(
        style: LiveDate.Style, offset: Double, expected: String
    ) {
        #expect(string(style, date: Self.base + offset, now: Self.base) == expected)
    }

    @Test func `Days and times are formatted independently of the moment`() {
        #expect(string(.day, date: Self.base, now: 0) == "April 1, 2020")
        #expect(string(.day, date: 1_559_563_200, now: 0) == "June 3, 2019")
        #expect(string(.time, date: Self.base, now: 0).filter { !$0.isWhitespace } == "9:41AM")
        let evening = string(.time, date: Self.base + 49_320, now: 0)
        #expect(evening.filter { !$0.isWhitespace } == "11:23PM")
    }

    @Test(
        arguments: [
            ("de_DE", "Europe/Berlin", LiveDate.Style.time, "11:41"),
            ("de_DE.UTF-8", "UTC", .day, "1. April 2020"), ("ja_JP", "Asia/Tokyo", .time, "18:41"),
            ("C", "UTC", .day, "April 1, 2020"), ("en_US", "No/Where", .day, "April 1, 2020"),
        ] as [(String, String, LiveDate.Style, String)])
    func `A date is formatted in the context's locale and time zone`(
        locale: String, zone: String, style: LiveDate.Style, expected: String
    ) {
        let context = TextContext(locale: locale, timeZone: zone, now: 0)
        #expect(LiveDates.string(for: live(style, Self.base), context: context) == expected)
    }

    @Test func `An offset is formatted in the locale's language`() {
        let date = live(.offset, Self.base - 92 * 86400)
        let text = { (locale: String) in
            LiveDates.string(for: date, context: TextContext(locale: locale, now: Self.base))
        }
        #expect(text("de_DE") == "+3 Monate")
        #expect(text("fr_FR") == "+3 mois")
        #expect(text("pl_PL") == "+13 tygodni")
    }

    @Test(
        arguments: [
            (LiveDate.Style.timer, 0.0, 1.0), (.timer, 0.25, 1), (.timer, -5, -4),
            (.relative, 10, 11), (.relative, 3600, 3660), (.relative, 3725, 3780),
            (.relative, -3600, -3599), (.relative, 90_000, 93_600), (.offset, 59, 60),
            (.offset, 60, 120), (.offset, -120, -119), (.offset, 7200, 10_800), (.offset, -1, 0),
        ] as [(LiveDate.Style, Double, Double)])
    func `The next change is when a shown unit changes`(
        style: LiveDate.Style, now: Double, next: Double
    ) {
        let date = Self.base + 0.3
        let change = LiveDates.nextChange(
            of: live(style, date), after: date + now, context: context(scale: 1))
        #expect(change == date + next)
    }

    @Test(
        arguments: [LiveDate.Style.relative, .offset, .timer], [-4e7, -9e6, -100_000, -61, 30, 5e6])
    func `Text is constant until its next change`(style: LiveDate.Style, offset: Double) throws {
        let date = Self.base
        let now = date + offset
        let next = try #require(
            LiveDates.nextChange(of: live(style, date), after: now, context: context()))
        #expect(next > now)
        let before = string(style, date: date, now: now)
        #expect(string(style, date: date, now: next - 0.5) == before)
        #expect(string(style, date: date, now: next) != before)
    }

    @Test func `Days and times have no next change`() {
        for style in [LiveDate.Style.time, .day] {
            #expect(
                LiveDates.nextChange(of: live(style, 0), after: 0, context: context()) == nil)
        }
    }

    @Test func `A display list changes when the first of its live dates does`() {
        let list = DisplayList.with { list in
            list.nodes = [
                node(.text("still")), node(.liveDate(live(.offset, Self.base - 7200))),
                node(.liveDate(live(.relative, Self.base - 4000))),
            ]
        }
        #expect(LiveDates.nextChange(in: list, after: Self.base) == Self.base + 20)
        #expect(LiveDates.nextChange(in: DisplayList(), after: 0) == nil)
    }

    @Test func `The search for the next change ends at the limit`() {
        let start = Elapsed(between: Self.base, and: Self.base + 10)
        var looks = 0
        // The first ten thousand seconds have one text.
        func change(before limit: Double) -> Double? {
            looks = 0
            return LiveDates.nextChange(after: start, before: limit) { elapsed in
                looks += 1
                return elapsed.seconds / 10_000
            }
        }
        #expect(change(before: .infinity) == Self.base + 10_000 && looks > 20)
        #expect(change(before: Self.base + 10_001) == Self.base + 10_000)
        #expect(change(before: Self.base + 10_000) == nil && looks == 2)
        #expect(change(before: Self.base + 11) == nil && looks == 1)
    }

    private func node(_ content: TextRun.OneOf_Content) -> DisplayNode {
        DisplayNode.with { $0.paragraph.runs = [TextRun.with { $0.content = content }] }
    }

    private func live(_ style: LiveDate.Style, _ date: Double) -> LiveDate {
        LiveDate.with {
            $0.style = style
            $0.date = date
        }
    }

    private func string(_ style: LiveDate.Style, date: Double, now: Double) -> String {
        LiveDates.string(for: live(style, date), context: TextContext(now: now))
    }
}
