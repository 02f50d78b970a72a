import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("The marks of a chart")
struct ChartMarkTests {
    @Test func `end with the calendar unit that contains their end`() throws {
        let day = Date(timeIntervalSince1970: 1_000_000_000)
        let calendar = Calendar(identifier: .gregorian)
        let mark = RectangleMark(
            xStart: .value("from", day, unit: .day, calendar: calendar),
            xEnd: .value("to", day, unit: .day, calendar: calendar))
        let ends = try #require(mark.drawn.first?.x)
        let low = try #require(ends.low.number), high = try #require(ends.high?.number)
        #expect(high - low == 86_400)
        let plain = RectangleMark(xStart: .value("from", 1), xEnd: .value("to", 2))
        #expect(plain.drawn.first?.x?.high == .number(2))
    }

    @Test func `have the clip shape and the shadow that the author sets`() throws {
        let plain = RectangleMark(x: .value("x", 1), y: .value("y", 2))
        let mark = plain.clipShape(.capsule).shadow(color: .red, radius: 3, y: 2)
        let part = try #require(mark.drawn.first)
        #expect(part.clip != nil && part.shadow?.offset == CGSize(width: 0, height: 2))
        #expect(plain.drawn.first?.clip == nil && plain.drawn.first?.shadow == nil)
    }
}
