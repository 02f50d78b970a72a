import Foundation
import ICalendar
import Testing

/// Times of events.
@Suite(.timeLimit(.minutes(1)))
struct TimeZoneTests {
    @Test func `A recurring event keeps its local time across daylight saving time`() throws {
        let file = try calendar(
            "DTSTART;TZID=Europe/Berlin:20260327T090000", "DURATION:PT1H",
            "RRULE:FREQ=DAILY;COUNT=4")
        // The clocks go forward on Sunday the 29th.
        #expect(
            try file.starts("2026-03-01", "2026-04-01") == [
                "2026-03-27T08:00:00Z", "2026-03-28T08:00:00Z", "2026-03-29T07:00:00Z",
                "2026-03-30T07:00:00Z",
            ])
    }

    @Test func `A VTIMEZONE of the file is used`() throws {
        let zone = [
            "BEGIN:VTIMEZONE", "TZID:Island Time", "BEGIN:STANDARD", "DTSTART:19700101T000000",
            "TZOFFSETFROM:+0330", "TZOFFSETTO:+0330", "END:STANDARD", "END:VTIMEZONE",
        ]
        let file = try calendar(
            header: zone, events: [["DTSTART;TZID=Island Time:20260601T120000"]])
        #expect(try file.starts("2026-06-01", "2026-06-02") == ["2026-06-01T08:30:00Z"])
    }

    @Test func `A time without a known zone is in the user's time zone`() throws {
        for start in ["DTSTART:20260601T120000", "DTSTART;TZID=Nowhere:20260601T120000"] {
            let file = try calendar(start)
            #expect(
                try file.starts("2026-06-01", "2026-06-02", in: "Asia/Tokyo")
                    == ["2026-06-01T03:00:00Z"])
        }
    }

    @Test func `All-day events begin and end at the user's midnight`() throws {
        let file = try calendar(
            "DTSTART;VALUE=DATE:20260328", "RRULE:FREQ=DAILY;COUNT=2")
        let days = try file.happenings("2026-03-01", "2026-04-01", in: "Europe/Berlin")
        #expect(days.map(\.isAllDay) == [true, true])
        #expect(
            days.map { $0.start.formatted(.iso8601) }
                == ["2026-03-27T23:00:00Z", "2026-03-28T23:00:00Z"])
        #expect(days.map { $0.end.timeIntervalSince($0.start) / 3600 } == [24, 23])

        let holiday = try calendar(
            "DTSTART;VALUE=DATE:20260601", "DTEND;VALUE=DATE:20260604")
        #expect(
            try holiday.happenings("2026-06-03", "2026-06-04").map {
                $0.end.formatted(.iso8601)
            } == ["2026-06-04T00:00:00Z"])
        #expect(try holiday.happenings("2026-06-04", "2026-06-05").isEmpty)
    }

    @Test func `EXDATE and UNTIL can be in another time zone`() throws {
        let file = try calendar(
            "DTSTART;TZID=America/New_York:20260601T090000",
            "DTEND;TZID=America/Los_Angeles:20260601T070000",
            "RRULE:FREQ=DAILY;COUNT=2", "EXDATE:20260602T130000Z")
        let events = try file.happenings("2026-06-01", "2026-06-05")
        #expect(events.map { $0.end.timeIntervalSince($0.start) } == [3600])
    }
}
