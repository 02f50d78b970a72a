import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("The bins of a histogram")
struct ChartBinTests {
    @Test func `contain their lower bounds, and the last one its upper bound too`() {
        let bins = NumberBins<Double>(thresholds: [0, 10, 30])
        #expect(bins.count == 2)
        #expect(bins[0].contains(0) && !bins[0].contains(10))
        #expect(bins[1].contains(10) && bins[1].contains(30) && !bins[1].contains(30.1))
        #expect([-5, 0, 9.9, 10, 30, 99].map(bins.index(for:)) == [0, 0, 0, 1, 1, 1])
        #expect((0..<40).filter { bins[1] ~= Double($0) } == Array(10...30))
        #expect(Array("abcd".utf8)[NumberBins(thresholds: [1, 3])[0]].count == 3)
        #expect(NumberBins<Double>(thresholds: []).isEmpty)
    }

    @Test func `have the size or the count that is asked for`() {
        #expect(NumberBins(size: 2.5, range: 0...6).thresholds == [0, 2.5, 5, 7.5])
        #expect(NumberBins(size: 0.1, range: 0...0.3).count == 3)
        #expect(NumberBins(size: 4, range: 1...9).thresholds == [1, 5, 9])
        #expect(NumberBins(size: 0, range: 1...9).thresholds == [1, 9])
        #expect(NumberBins(range: 0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
        #expect(NumberBins(range: UInt8(10)...16, count: 3).thresholds == [10, 12, 14, 16])
    }

    @Test func `have round thresholds and cover the data`() {
        #expect(
            NumberBins(data: [3, 17.5, 41], desiredCount: 5).thresholds == [0, 10, 20, 30, 40, 50])
        #expect(
            NumberBins(range: 0...8, desiredCount: 4, minimumStride: 3).thresholds == [0, 3, 6, 9])
        #expect(NumberBins(data: [7, 7, 7]).thresholds == [7, 8])
        #expect(NumberBins(data: [Double]()).count == 1)
        #expect(NumberBins(data: [1, .infinity, .nan, 2], desiredCount: 1).thresholds == [1, 2])
        #expect(
            NumberBins(range: -9e300...9e300, desiredCount: 3).allSatisfy {
                $0.lowerBound < $0.upperBound
            })
    }

    @Test func `are as many as Scott's rule says`() {
        // Their standard deviation is 29.01: 100 × ∛100 ÷ (3.49 × 29.01) rounds up to 5 bins, of 20 each.
        let numbers = (0..<100).map { Double($0) * 100 / 99 }
        #expect(NumberBins(data: numbers).thresholds == [0, 20, 40, 60, 80, 100])
        #expect(Spread([0, 1e12] + Array(repeating: 0, count: 100_000)).binCount == 200)
    }

    @Test func `begin and end at boundaries of the calendar's units`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        func day(_ month: Int, _ day: Int, hour: Int = 0) throws -> Date {
            try #require(
                calendar.date(
                    from: DateComponents(year: 2026, month: month, day: day, hour: hour)))
        }
        // The clocks go forward on 29 March.
        let range = try day(3, 28, hour: 5)...day(3, 30, hour: 1)
        let days = DateBins(unit: .day, range: range, calendar: calendar)
        #expect(try days.thresholds == [day(3, 28), day(3, 29), day(3, 30), day(3, 31)])
        #expect(try days.index(for: day(3, 29, hour: 23)) == 1)

        let months = try DateBins(
            data: [day(1, 20), day(5, 3), day(6, 30)], desiredCount: 6, calendar: calendar)
        #expect(try months.first?.lowerBound == day(1, 1) && months.last?.upperBound == day(7, 1))
        #expect(months.count == 6)

        let hours = DateBins(timeInterval: 3_600, range: range)
        #expect(hours.first?.lowerBound == range.lowerBound && hours.count == 43)
    }

    @Test func `are drawn from their lower to their upper bound`() throws {
        let bins = NumberBins(range: 0...30, desiredCount: 3)
        let mark = BarMark(x: .value("Minutes", bins[1]), y: .value("Rides", 4))
        let extent = try #require(mark.drawn.first?.x)
        #expect(extent.low == .number(10) && extent.high == .number(20) && extent.isBin)
    }
}
