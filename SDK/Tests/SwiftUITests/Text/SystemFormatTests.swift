import SwiftUI
import Testing

@Suite("A live format")
struct SystemFormatTests {
    private let date = Date(timeIntervalSince1970: 13_200_000)  // 1970-06-02, 18:40 GMT.

    private func text(_ style: some FormatStyle<Date, AttributedString>, after: Double) -> String {
        String(style.format(date.addingTimeInterval(after)).characters)
    }

    @Test func `of a distance counts in the units allowed`() {
        let hours = SystemFormatStyle.DateOffset(to: date, allowedFields: [.hour, .minute])
        #expect(text(hours, after: 90_060) == "25 hours, 1 minute")
        #expect(text(hours, after: -3_600) == "−1 hour")
        let days = SystemFormatStyle.DateOffset(to: date, allowedFields: [.day], sign: .never)
        #expect(text(days, after: -3 * 86_400) == "3 days")
        let one = SystemFormatStyle.DateOffset(
            to: date, maxFieldCount: 1, sign: .always())
        #expect(text(one, after: 7_300) == "+2 hours")
    }

    @Test func `of a distance is a clock's where minutes and seconds may all be shown`() {
        let short = SystemFormatStyle.DateOffset(to: date, allowedFields: [.minute, .second])
        #expect(text(short, after: 332) == "5:32")
        #expect(text(short, after: -3_932) == "−65:32")
        let minutes = SystemFormatStyle.DateOffset(
            to: date, allowedFields: [.minute, .second], maxFieldCount: 1)
        #expect(text(minutes, after: 332) == "5 minutes")
    }

    @Test func `of a distance is a clock's where hours, minutes and seconds may all be shown`() {
        let clock = SystemFormatStyle.DateOffset(
            to: date, allowedFields: [.hour, .minute, .second], maxFieldCount: 3)
        #expect(text(clock, after: 3_665) == "1:01:05")
        #expect(text(clock, after: 65) == "1:05")
    }

    @Test func `of a date names one that is far away`() {
        let days = SystemFormatStyle.DateReference(
            to: date, allowedFields: [.day], maxFieldCount: 1)
        #expect(text(days, after: -3 * 86_400) == "in 3 days")
        #expect(text(days, after: 60 * 86_400) == "June")
        #expect(text(days, after: 800 * 86_400) == "1970")
    }
}
