import Testing
import WidgetWire

@testable import WidgetText

/// Strings that Apple's documentation gives for `Text(timerInterval:)` and `SystemFormatStyle`.
@Suite struct SystemFormatTests {
    private static let base = LiveDateTests.base

    private func text(
        _ style: LiveDate.Style, at offset: Double, _ change: (inout LiveDate) -> Void = { _ in }
    ) -> String {
        var date = LiveDate()
        date.style = style
        date.date = Self.base
        date.countsDown = true
        change(&date)
        return LiveDates.string(for: date, context: TextContext(now: Self.base + offset))
    }

    private func next(
        _ style: LiveDate.Style, at offset: Double, _ change: (inout LiveDate) -> Void = { _ in }
    ) -> Double? {
        var date = LiveDate()
        date.style = style
        date.date = Self.base
        date.countsDown = true
        change(&date)
        return LiveDates.nextChange(
            of: date, after: Self.base + offset, context: TextContext(now: Self.base + offset)
        ).map { $0 - Self.base }
    }

    @Test(
        arguments: [
            (300, 0, "5:00"), (300, 60, "4:00"), (300, 300, "0:00"), (300, 301, "0:00"),
            (7200, 3600, "1:00:00"), (7200, 3601, "59:59"), (300, -20, "5:00"),
            (300, 0.5, "5:00"), (300, 1, "4:59"),
        ] as [(Double, Double, String)])
    func `A timer counts down to its end`(length: Double, offset: Double, expected: String) {
        #expect(text(.timerInterval, at: offset) { $0.end = Self.base + length } == expected)
    }

    @Test(
        arguments: [
            (3600, 0, "0:00"), (3600, 30, "0:30"), (3600, 3600, "1:00:00"),
            (8413, 1e6, "2:20:13"),
        ] as [(Double, Double, String)])
    func `A timer counts up to its length`(length: Double, offset: Double, expected: String) {
        let shown = text(.timerInterval, at: offset) {
            $0.end = Self.base + length
            $0.countsDown = false
        }
        #expect(shown == expected)
    }

    @Test func `A timer stops at its pause`() {
        let paused = { (date: inout LiveDate) in
            date.end = Self.base + 300
            date.pause = Self.base + 100
        }
        #expect(text(.timerInterval, at: 99, paused) == "3:21")
        #expect(text(.timerInterval, at: 250, paused) == "3:20")
        #expect(next(.timerInterval, at: 99, paused) == 100)
        #expect(next(.timerInterval, at: 100, paused) == nil)
    }

    @Test func `A timer without hours counts minutes beyond sixty`() {
        let shown = text(.timerInterval, at: 0) {
            $0.end = Self.base + 4700
            $0.fields = 0b110_0000
        }
        #expect(shown == "78:20")
    }

    @Test func `A timer changes once a second until its end`() {
        let timer = { (date: inout LiveDate) in date.end = Self.base + 300 }
        #expect(next(.timerInterval, at: 0, timer) == 1)
        #expect(next(.timerInterval, at: 0.4, timer) == 1)
        #expect(next(.timerInterval, at: -50, timer) == 1)
        #expect(next(.timerInterval, at: 299.5, timer) == 300)
        #expect(next(.timerInterval, at: 300, timer) == nil)
    }

    @Test(
        arguments: [
            (5.23, "00:05.23"), (3600, "01:00:00.00"), (90_061, "25:01:01.00"), (-3, "00:00.00"),
        ] as [(Double, String)])
    func `A stopwatch has hundredths`(offset: Double, expected: String) {
        #expect(text(.stopwatch, at: offset) == expected)
    }

    @Test func `A stopwatch has the precision and fields that are set`() {
        #expect(text(.stopwatch, at: 83) { $0.precision = 1 } == "01:23")
        #expect(text(.stopwatch, at: 4530) { $0.fields = 0b110_0000 } == "75:30.00")
        #expect(text(.stopwatch, at: 3600.5) { $0.fieldCount = 3 } == "01:00:00")
        #expect(next(.stopwatch, at: 83.2) { $0.precision = 1 } == 84)
        let step = next(.stopwatch, at: 1).map { $0 - 1 } ?? 0
        #expect((0.009...0.034).contains(step))
    }

    @Test(
        arguments: [
            (222, 0, 0, "3 minutes, 42 seconds"), (94 * 60, 0, 0, "1 hour, 34 minutes"),
            (332, 0b110_0000, 2, "5:32"), (3932, 0b110_0000, 0, "65:32"),
            (332, 0b110_0000, 1, "5 minutes"),
            (3932, 0b111_0000, 3, "1:05:32"), (65 * 60, 0b11_0000, 2, "1 hour, 5 minutes"),
            (5, 0, 0, "5 seconds"), (-5, 0, 0, "−5 seconds"),
            (2 * 86_400 + 60, 0b11_0000, 2, "48 hours, 1 minute"),
            (15 * 86_400, 0b1100, 2, "2 weeks, 1 day"),
        ] as [(Double, UInt32, UInt32, String)])
    func `An offset has the fields that are set`(
        offset: Double, fields: UInt32, count: UInt32, expected: String
    ) {
        let shown = text(.distance, at: offset) {
            $0.fields = fields
            $0.fieldCount = count
        }
        #expect(shown == expected)
    }

    @Test func `An offset has a sign when its strategy says so`() {
        #expect(text(.distance, at: -5) { $0.sign = .never } == "5 seconds")
        #expect(text(.distance, at: 5) { $0.sign = .always } == "+5 seconds")
        #expect(next(.distance, at: 3600) { $0.fieldCount = 1 } == 7200)
    }

    @Test(
        arguments: [
            (-30, "now"), (-300, "in 5 minutes"), (-3 * 3600, "in 3 hours"),
            (-86_400, "tomorrow"), (3 * 86_400, "3 days ago"), (27 * 86_400, "27 days ago"),
            (40 * 86_400, "Wednesday, April 1"), (500 * 86_400, "April 2020"),
        ] as [(Double, String)])
    func `A reference is named in relative words when it is near`(offset: Double, expected: String)
    {
        #expect(text(.reference, at: offset) == expected)
    }

    @Test func `A reference is named by weekday, month and day when it is far`() {
        // 2019-06-03, a Monday, seen from August.
        let june = 1_559_563_200.0
        let shown = text(.reference, at: june - Self.base + 60 * 86_400) { $0.date = june }
        #expect(shown == "Monday, June 3")
    }

    @Test func `The next change of a reference is when its words change`() throws {
        let change = try #require(next(.reference, at: -300))
        #expect(change > -300 && change <= -240)
        #expect(text(.reference, at: change - 1) == "in 5 minutes")
        #expect(text(.reference, at: change) != "in 5 minutes")
    }

    @Test func `The letter case that is set is applied`() {
        #expect(text(.distance, at: 5) { $0.letterCase = .uppercase } == "5 SECONDS")
    }

    @Test(arguments: [1e300, -1e300, 1e12])
    func `Dates out of any range are formatted`(offset: Double) {
        for style in LiveDate.Style.allCases {
            #expect(!text(style, at: offset) { $0.end = 1e300 }.isEmpty)
            _ = next(style, at: offset) { $0.end = -1e300 }
        }
    }
}
