import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("A text that updates by itself")
struct LiveTextTests {
    private let start = Date(timeIntervalSince1970: 60)
    private var end: Date { start.addingTimeInterval(300) }

    @Test func `counts through an interval`() {
        #expect(
            tree { Text(timerInterval: start...end) }
                == "text date_interval=60,360 date_style=date_timer_interval")
        #expect(
            tree {
                Text(
                    timerInterval: start...end, pauseTime: start.addingTimeInterval(9),
                    countsDown: false, showsHours: false)
            } == """
                text date_interval=60,360,69 counts_down=false \
                date_style=date_timer_interval date_fields=field_minute|field_second
                """)
    }

    @Test func `has one of the system's formats`() {
        #expect(
            tree { Text(.currentDate, format: .timer(countingDownIn: start..<end)) } == """
                text date_interval=60,360 date_style=date_timer_interval \
                date_field_count=3 date_precision=1
                """)
        #expect(
            tree { Text(.currentDate, format: .stopwatch(startingAt: start)) } == """
                text date=60 date_style=date_stopwatch date_field_count=4 date_precision=0.01
                """)
        #expect(
            tree {
                Text(
                    .currentDate,
                    format: .offset(
                        to: start, allowedFields: [.hour, .minute], maxFieldCount: 1, sign: .never))
            } == """
                text date=60 date_style=date_distance date_fields=field_hour|field_minute \
                date_field_count=1 date_sign=sign_never
                """)
        #expect(
            tree { Text(.currentDate, format: .reference(to: start)) }
                .hasPrefix("text date=60 date_style=date_reference"))
    }

    @Test func `is formatted for the present in any other format`() {
        let format = Date.FormatStyle(locale: Locale(identifier: "en_US")).year()
        let year = Calendar(identifier: .gregorian).component(.year, from: .now)
        #expect(
            tree { Text(.currentDate, format: format) } == "text text_string=\"\(year)\"")
    }

    @Test func `is formatted for the date of its entry in any other format`() {
        let left = ElapsedTimeFormatStyle.components(style: .narrow, fields: [.minute, .second])
            .locale(Locale(identifier: "en_US"))
        #expect(
            tree {
                Text(.dateRange(endingAt: end), format: left)
                    .environment(\.entryDate, start.addingTimeInterval(10))
            } == "text text_string=\"4m 50s\"")
        #expect(
            tree {
                Text("\(.durationOffset(to: start), format: .time(pattern: .minuteSecond)) ago")
                    .environment(\.entryDate, end)
            } == "text text_string=\"5:00 ago\"")
    }

    @Test func `is formatted in the locale around it in any other format`() {
        let left = ElapsedTimeFormatStyle.components(style: .wide, fields: [.minute])
        #expect(
            tree {
                Text(.dateRange(endingAt: end), format: left)
                    .environment(\.entryDate, start)
                    .environment(\.locale, Locale(identifier: "de_DE"))
            }.contains("text_string=\"5 Minuten\""))
    }

    @Test func `can be a part of another`() {
        #expect(
            tree { Text("Left: \(timerInterval: start...end)") } == """
                text
                  text text_string="Left: "
                  text date_interval=60,360 date_style=date_timer_interval
                """)
        #expect(
            tree { Text("\(start, style: .timer) to go") }
                .contains("text date=60 date_style=date_timer"))
        #expect(
            tree { Text("\(.currentDate, format: .stopwatch(startingAt: start))") }
                .contains("date_style=date_stopwatch"))
    }

    @Test func `follows the language and time zone an author sets`() {
        #expect(
            tree {
                Text(start, style: .relative)
                    .environment(\.locale, Locale(identifier: "de_DE"))
                    .environment(\.timeZone, .gmt)
                    .textCase(.uppercase)
            } == """
                text date=60 date_style=date_relative text_case=uppercase locale="de_DE" \
                time_zone="GMT"
                """)
    }
}
