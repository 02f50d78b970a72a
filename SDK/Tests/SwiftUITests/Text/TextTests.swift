import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("A text")
struct TextTests {
    private let date = Date(timeIntervalSince1970: 60)

    @Test func `is a string as it is, or a key`() {
        let string = "**a** %lld"
        #expect(tree { Text(string) } == "text text_string=\"**a** %lld\"")
        #expect(tree { Text(string.prefix(3)) } == "text text_string=\"**a\"")
        #expect(tree { Text(verbatim: "*\(1)*") } == "text text_string=\"*1*\"")
        #expect(tree { Text("plain") } == "text text_string=\"plain\"")
        #expect(tree { Text("") } == "text text_string=\"\"")
    }

    @Test func `is a date in one of five styles`() {
        #expect(tree { Text(date, style: .time) } == "text date=60 date_style=date_time_of_day")
        #expect(tree { Text(date, style: .date) } == "text date=60 date_style=date_day")
        #expect(
            tree { Text(date, style: .relative) } == "text date=60 date_style=date_relative")
        #expect(tree { Text(date, style: .offset) } == "text date=60 date_style=date_offset")
        #expect(tree { Text(date, style: .timer) } == "text date=60 date_style=date_timer")
    }

    @Test func `is the time from one date to another`() {
        let end = date.addingTimeInterval(7200)
        let tree = tree {
            Text(date...end)
                .environment(\.locale, Locale(identifier: "en_GB"))
                .environment(\.timeZone, .gmt)
        }
        #expect(tree.contains("00:01"))
        #expect(tree.contains("02:01"))
        #expect(Text(date...end) == Text(DateInterval(start: date, end: end)))
    }

    @Test func `of one half of a day has its AM or PM once, as ClockKit's documentation shows`() {
        // 2020-04-01 09:30 to 10:30 UTC; blanks and dashes differ from one Unicode data to the
        // next.
        let start = Date(timeIntervalSince1970: 1_585_733_400)
        let tree = tree {
            Text(start...start.addingTimeInterval(3600))
                .environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.timeZone, .gmt)
        }
        let words = tree.filter { !$0.isWhitespace }.replacing("–", with: "-")
        #expect(words == "texttext_string=\"9:30-10:30AM\"")
    }

    @Test func `is a value in a format`() {
        let english = Locale(identifier: "en_US")
        #expect(
            tree { Text(1234.5, format: .number.locale(english)) }
                == "text text_string=\"1,234.5\"")
        let formatter = NumberFormatter()
        formatter.locale = english
        formatter.minimumFractionDigits = 2
        #expect(
            tree { Text(NSNumber(value: 2), formatter: formatter) } == "text text_string=\"2.00\"")
    }

    @Test func `is a value in a format of the locale around it`() {
        let german = tree {
            Group {
                Text(1234.5, format: .number)
                Text("\(0.5, format: .number) l")
                Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))
                Text(date, format: .dateTime.month(.wide).attributed)
                LabeledContent("Sum", value: 1234.5, format: .number)
            }
            .environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect(german.contains("text_string=\"1.234,5\""))
        #expect(german.contains("text_string=\"0,5 l\""))
        #expect(german.contains("text_string=\"1,234.5\""))
        #expect(german.contains("text_string=\"Januar\""))
        #expect(german.components(separatedBy: "\"1.234,5\"").count == 3)
    }

    @Test func `is written in the case around it`() {
        #expect(
            tree { Text("Straße").textCase(.uppercase) } == "text text_string=\"STRASSE\"")
        #expect(tree { Text("AbC").textCase(.lowercase) } == "text text_string=\"abc\"")
        #expect(
            tree { Text("AbC").textCase(nil).textCase(.uppercase) } == "text text_string=\"AbC\"")
    }

    @Test func `joins others as runs with attributes of their own`() {
        let text = Text("a").bold() + Text(date, style: .timer) + Text(verbatim: "b").italic()
        #expect(
            tree { text.font(.caption) } == """
                text font=caption
                  text font_weight=1 text_string="a"
                  text date=60 date_style=date_timer
                  text italic=true text_string="b"
                """)
        #expect(
            tree { (Text("a") + Text("b")).bold() + Text("c") } == """
                text
                  text font_weight=1
                    text text_string="a"
                    text text_string="b"
                  text text_string="c"
                """)
    }

    @Test func `equals one of the same words and attributes`() {
        #expect(Text("a").foregroundColor(.red) == Text("a").foregroundStyle(.red))
        #expect(Text("a") != Text("a").bold())
        #expect(Text("\(1)") == Text("\(1)"))
        #expect(Text("\(1)") != Text("\(2)"))
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(2, format: .number))
        #expect(Text(1, format: .number) != Text(1, format: .percent))
    }

    @Test func `has plain words, dates in them too`() {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = .gmt
        let text = Text("On ") + Text(date, style: .date).bold()
        #expect(text.plainString(in: environment) == "On January 1, 1970")
    }
}
