import CWidgetPlugin
import RecordingHost
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("A plot")
struct ChartPlotTests {
    private struct Sale {
        let day: String
        let count: Int
        let color = Color.red
    }

    private let sales = [Sale(day: "Mo", count: 1), Sale(day: "Tu", count: 2)]

    @Test func `of a collection has a mark for each element, with the styles of its properties`() {
        let plot = BarPlot(sales, x: .value("Day", \.day), y: .value("Count", \.count))
            .foregroundStyle(by: .value("Day", \.day)).cornerRadius(3).opacity(0.5)
        #expect(plot.drawn.map(\.x?.low) == [.category("Mo"), .category("Tu")])
        #expect(plot.drawn.map(\.styleValue) == [.category("Mo"), .category("Tu")])
        #expect(plot.drawn.allSatisfy { $0.cornerRadius == 3 && $0.opacity == 0.5 })
        let colored = PointPlot(sales, x: .value("Day", \.day), y: .value("Count", \.count))
            .foregroundStyle(\.color)
        #expect(colored.drawn.allSatisfy { $0.style != nil })
    }

    @Test func `of a function covers its domain, or else the chart's axis`() throws {
        let square = LinePlot(x: "x", y: "y", domain: -2...2) { $0 * $0 }
        let scene = ChartScene(square.drawn)
        let line = try #require(scene.groups.first)
        #expect(line.count == PlottedFunction.count + 1)
        #expect(line.first?.x?.low == .number(-2) && line.first?.y?.low == .number(4))
        var options = ChartOptions()
        options.x.domain = .values([.number(0), .number(8)])
        let whole = AreaPlot(x: "x", yStart: "low", yEnd: "high") { (yStart: -$0, yEnd: $0) }
        let area = try #require(ChartScene(whole.drawn, options).groups.first)
        #expect(area.last?.x?.low == .number(8))
        #expect(area.last?.y?.low == .number(-8) && area.last?.y?.high == .number(8))
    }

    @Test func `of several functions has separate lines, with gaps where there is no value`() {
        let plot = Plot {
            LinePlot(x: "x", y: "y", domain: -1...1) { 1 / $0 }
            LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: $0, y: .nan) }
            LinePlot(x: "x", y: "y", domain: 0...1) { $0 }
        }
        #expect(ChartScene(plot.drawn).groups.map(\.count) == [128, 128, 257])
    }

    private func tree(_ chart: some View) -> String {
        let views = EntryViews { $0.record(chart) }
        return TreeRecorder.text(environment: widget_environment()) { view in
            views.record(view, EnvironmentValues(widget_environment()))
        }
    }

    private func chart() -> some View {
        Chart { BarMark(x: .value("Day", "Mo"), y: .value("Count", 1)) }
    }

    @Test
    func `is drawn in the size that its style leaves it, and its labels are around it`() throws {
        let plain = tree(chart())
        let styled = tree(chart().chartPlotStyle { $0.padding(.top, 40) })
        let padding = try #require(styled.range(of: "padding"))
        #expect(!plain.contains("padding"))
        #expect(styled[padding.upperBound...].contains("geometry_reader"))
        // Once to keep room for them, unseen, and once where the plot is.
        let label = "text_string=\"Mo\""
        #expect(plain.components(separatedBy: label).count == 2)
        #expect(styled.components(separatedBy: label).count == 3)
    }
}
