import Foundation
import ICalendar
import Testing

/// Recurring events.
@Suite(.timeLimit(.minutes(1)))
struct RecurrenceTests {
    @Test func `A rule begins with the event and ends with COUNT or UNTIL`() throws {
        let counted = try calendar("DTSTART:20260101T090000Z", "RRULE:FREQ=DAILY;COUNT=3")
        #expect(
            try counted.starts("2026-01-01", "2027-01-01")
                == ["2026-01-01T09:00:00Z", "2026-01-02T09:00:00Z", "2026-01-03T09:00:00Z"])
        #expect(try counted.starts("2026-01-03", "2027-01-01") == ["2026-01-03T09:00:00Z"])

        let limited = try calendar(
            "DTSTART:20260101T090000Z", "RRULE:FREQ=WEEKLY;UNTIL=20260115T090000Z")
        #expect(
            try limited.starts("2026-01-02", "2027-01-01")
                == ["2026-01-08T09:00:00Z", "2026-01-15T09:00:00Z"])
    }

    @Test(arguments: [
        ("RRULE:FREQ=WEEKLY;INTERVAL=2", ["2026-11-26T09:00:00Z"]),
        ("RRULE:FREQ=MONTHLY;BYDAY=2TU", ["2026-12-08T09:00:00Z"]),
        ("RRULE:FREQ=MONTHLY;BYMONTHDAY=-1", ["2026-11-30T09:00:00Z"]),
        ("RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", ["2026-11-26T09:00:00Z"]),
        ("RRULE:FREQ=DAILY;INTERVAL=10", ["2026-11-24T09:00:00Z", "2026-12-04T09:00:00Z"]),
    ])
    func `Occurrences of an event that began long ago are found`(rule: String, starts: [String])
        throws
    {
        // A Thursday.
        let file = try calendar("DTSTART:19960215T090000Z", rule)
        #expect(try file.starts("2026-11-18", "2026-12-10") == starts)
    }

    @Test func `EXDATE removes an occurrence, and RDATE adds one`() throws {
        let file = try calendar(
            "DTSTART:20260101T090000Z", "RRULE:FREQ=DAILY;COUNT=4",
            "EXDATE:20260102T090000Z,20260103T090000Z", "RDATE:20260110T150000Z",
            "RDATE;VALUE=PERIOD:20260111T150000Z/PT2H", "DURATION:PT30M")
        let events = try file.happenings("2026-01-01", "2027-01-01")
        #expect(
            events.map { $0.start.formatted(.iso8601) } == [
                "2026-01-01T09:00:00Z", "2026-01-04T09:00:00Z", "2026-01-10T15:00:00Z",
                "2026-01-11T15:00:00Z",
            ])
        #expect(events.map { $0.end.timeIntervalSince($0.start) } == [1800, 1800, 1800, 7200])
    }

    @Test func `An EXDATE with a day removes the event of that day`() throws {
        let file = try calendar(
            "DTSTART:20260101T090000Z", "RRULE:FREQ=DAILY;COUNT=3",
            "EXDATE;VALUE=DATE:20260102")
        #expect(
            try file.starts("2026-01-01", "2027-01-01")
                == ["2026-01-01T09:00:00Z", "2026-01-03T09:00:00Z"])
    }

    @Test func `A single occurrence can be moved or cancelled`() throws {
        let file = try calendar(events: [
            ["SUMMARY:Choir", "DTSTART:20260101T090000Z", "RRULE:FREQ=DAILY;COUNT=3"],
            ["SUMMARY:Choir, late", "RECURRENCE-ID:20260102T090000Z", "DTSTART:20260102T200000Z"],
            ["RECURRENCE-ID:20260103T090000Z", "DTSTART:20260103T090000Z", "STATUS:CANCELLED"],
        ])
        let events = try file.happenings("2026-01-01", "2027-01-01")
        #expect(events.map(\.title) == ["Choir", "Choir, late"])
        #expect(Set(events.map(\.id)).count == 2)
    }

    @Test func `Expanding a rule without or with too many occurrences ends`() throws {
        for rule in [
            "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY", "FREQ=DAILY;INTERVAL=0",
            "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SOMETIMES",
        ] {
            let file = try calendar("DTSTART:19700101T000000Z", "RRULE:\(rule)")
            #expect(try file.starts("2026-01-01", "2026-01-02").count <= 1, "\(rule)")
        }
    }
}
