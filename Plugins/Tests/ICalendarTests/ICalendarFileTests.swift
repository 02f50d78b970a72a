import Foundation
import ICalendar
import Testing

/// iCalendar files.
@Suite(.timeLimit(.minutes(1)))
struct ICalendarFileTests {
    @Test func `An event's properties are unfolded and unescaped`() throws {
        let file = try calendar(
            header: ["X-WR-CALNAME:Family"],
            events: [
                [
                    "SUMMARY:Lunch\\, then", "  a walk", "LOCATION:Café \\; Garden",
                    "URL:https://example.org/lunch", "DTSTART:20260601T120000Z",
                    "DTEND:20260601T130000Z", "BEGIN:VALARM", "ACTION:DISPLAY",
                    "TRIGGER:-PT15M", "DESCRIPTION:Lunch", "END:VALARM",
                ]
            ])
        #expect(file.name == "Family")
        let event = try #require(try file.happenings("2026-06-01", "2026-06-02").first)
        #expect(event.title == "Lunch, then a walk")
        #expect(event.location == "Café ; Garden")
        #expect(event.url == URL(string: "https://example.org/lunch"))
        #expect(event.end.timeIntervalSince(event.start) == 3600)
        #expect(event.hasAlarm && !event.isAllDay)
    }

    @Test func `Events that overlap the interval are found in order`() throws {
        let file = try calendar(events: [
            ["SUMMARY:later", "DTSTART:20260601T150000Z"],
            ["SUMMARY:running", "DTSTART:20260531T230000Z", "DURATION:PT2H"],
            ["SUMMARY:over", "DTSTART:20260531T220000Z", "DURATION:PT2H"],
            ["SUMMARY:tomorrow", "DTSTART:20260602T000000Z"],
        ])
        #expect(
            try file.happenings("2026-06-01", "2026-06-02").map(\.title) == ["running", "later"])
    }

    @Test func `An invalid event does not hide the others`() throws {
        let file = try calendar(events: [
            ["SUMMARY:no beginning"], ["SUMMARY:bad beginning", "DTSTART:yesterday"],
            ["SUMMARY:backwards", "DTSTART:20260601T120000Z", "DTEND:20260601T110000Z"],
            ["SUMMARY:good", "DTSTART:20260601T130000Z", "X-NOISE;;=:\u{1}"],
        ])
        #expect(
            try file.happenings("2026-06-01", "2026-06-02").map(\.title) == ["backwards", "good"])
    }

    @Test func `A file that is not a complete calendar is an error`() throws {
        #expect(throws: ICalendarError.notACalendar) { try ICalendarFile("") }
        #expect(throws: ICalendarError.notACalendar) { try ICalendarFile("<html></html>") }
        #expect(throws: ICalendarError.endsEarly) {
            try ICalendarFile("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Ha")
        }
    }

    @Test func `Several calendars in a file are read as one`() throws {
        let one =
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:%\nDTSTART:20260601T120000Z\nEND:VEVENT\nEND:VCALENDAR\n"
        let file = try ICalendarFile(
            "\u{FEFF}" + one.replacing("%", with: "a") + one.replacing("%", with: "b"))
        #expect(try file.happenings("2026-06-01", "2026-06-02").count == 2)
    }
}
