import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("The axes of a chart")
struct ChartAxisTests {
    private func names(_ values: AxisMarkValues, _ scale: PlotScale) -> [String?] {
        values.values(on: scale, count: 4).map { $0.text?.plainString() }
    }

    private func scale(_ values: [PlottedValue]) -> PlotScale {
        PlotScale(values, ScaleOptions())
    }

    @Test func `have marks at round numbers`() {
        let scale = scale([.number(3), .number(187)])
        #expect(names(.automatic, scale) == ["0", "50", "100", "150", "200"])
        #expect(names(.stride(by: 80), scale) == ["0", "80", "160"])
        #expect(names(.stride(by: 0), scale).isEmpty)
        #expect(names(.stride(by: 1e-9), scale).isEmpty)
    }

    /// Apple's documentation of `BarMark` has a y-axis from 0 to 15000 for 15000, 8000 and 10000.
    @Test func `have about as many marks as asked for`() {
        let profits = scale([.number(15_000), .number(8_000), .number(10_000)])
        #expect(names(.automatic, profits) == ["0", "5,000", "10,000", "15,000"])
        #expect(profits.values == [.number(0), .number(15_000)])
        let percents = scale([.number(0), .number(100)])
        #expect(names(.automatic(desiredCount: 2), percents) == ["0", "100"])
        #expect(names(.automatic(desiredCount: 3), percents) == ["0", "50", "100"])
        #expect(names(.automatic(desiredCount: 10), percents).count == 11)
        #expect(
            names(.automatic(minimumStride: 30, desiredCount: 10), percents)
                == ["0", "50", "100"])
    }

    @Test func `of a logarithmic scale have marks at powers of ten and none at zero`() {
        var options = ScaleOptions()
        options.type = .log
        let numbers = [0, 0.01, 3, 10_000].map { PlottedValue.number($0) }
        let scale = PlotScale(numbers, options)
        #expect(names(.automatic, scale) == ["0.01", "1", "100", "10,000"])
        #expect(scale.fraction(.number(0.01)) == 0 && scale.fraction(.number(10_000)) == 1)
        #expect(abs((scale.fraction(.number(10)) ?? 0) - 0.5) < 1e-9)
        let small = PlotScale([.number(2), .number(5)], options)
        #expect(names(.automatic, small) == ["1", "10"])
        #expect(names(.automatic, PlotScale([.number(-1)], options)) == ["1", "10"])
    }

    @Test func `have marks where days and months begin`() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let noon = Date(timeIntervalSinceReferenceDate: 43_200)
        let moments = RoundDates(unit: .day, count: 2)
            .moments(from: noon, through: noon + 5 * 86_400, calendar: calendar)
        #expect(moments == [noon + 1.5 * 86_400, noon + 3.5 * 86_400])
        let quarters = RoundDates(unit: .month, count: 3)
            .moments(from: noon, through: noon + 300 * 86_400, calendar: calendar)
        #expect(quarters.map { calendar.component(.month, from: $0) } == [4, 7, 10])
        #expect(RoundDates.steps(over: 7 * 86_400, count: 7).unit == .day)
        let ages = RoundDates(unit: .second, count: 1)
            .moments(from: .distantPast, through: .distantFuture, calendar: calendar)
        #expect(ages.count == 200)
    }

    @Test func `are not drawn where they are hidden, even with content of their own`() {
        func isSeen(_ visibility: Visibility) -> [Bool] {
            var options = ChartOptions()
            options.xAxisContent = .groups([])
            options.yAxisVisibility = visibility
            return [options.xAxis, options.yAxis].map {
                if case .hidden = $0 { false } else { true }
            }
        }
        #expect(isSeen(.hidden) == [true, false])
        #expect(isSeen(.visible) == [true, true])
        var options = ChartOptions()
        options.yAxisContent = .groups([])
        options.yAxisVisibility = .visible
        guard case .groups = options.yAxis else { return #expect(Bool(false), "not the author's") }
    }

    @Test func `cover the author's domain and range`() {
        var options = ScaleOptions()
        options.domain = (10.0...20.0).choice
        (options.start, options.end) = (5, 15)
        let scale = PlotScale([.number(0)], options)
        #expect(scale.place(.number(15), length: 100) == 45)
        #expect(scale.value(at: 45, length: 100) == .number(15))
        options.domain = ["b", "a"].choice
        #expect(names(.automatic, PlotScale([], options)) == ["b", "a"])
        options.domain = [Double.nan].choice
        #expect(PlotScale([.number(4)], options).fraction(.number(0)) == 0)
    }

    @AxisContentBuilder private func content(_ isNew: Bool) -> some AxisContent {
        if #available(iOS 17, *) { AxisMarks(values: [1.0]) }
        if isNew { AxisMarks(values: [2.0]) } else { AxisMarks() }
    }

    @Test func `leave out marks whose condition does not hold`() {
        #expect(content(true).drawn.count == 2)
    }
}

/// A chart whose touches are placed by the part with the marks, as before iOS 17.
private struct ScrubbedChart: View {
    var body: some View {
        Text("a").chartOverlay { proxy in
            GeometryReader { geometry in
                Text("b").offset(x: geometry[proxy.plotAreaFrame].origin.x)
            }
        }
    }
}
