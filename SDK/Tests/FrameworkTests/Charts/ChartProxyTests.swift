import CWidgetPlugin
import RecordingHost
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("A chart's proxy")
struct ChartProxyTests {
    /// What a chart tells the view over it.
    private final class Overlay {
        var proxy: ChartProxy?

        func view(_ proxy: ChartProxy) -> some View {
            self.proxy = proxy
            return Color.clear
        }
    }

    private func proxy(_ chart: some View) throws -> ChartProxy {
        let overlay = Overlay()
        let views = EntryViews { $0.record(chart.chartOverlay { overlay.view($0) }) }
        _ = TreeRecorder.text(environment: widget_environment()) { view in
            views.record(view, EnvironmentValues(widget_environment()))
        }
        return try #require(overlay.proxy)
    }

    @Test func `tells the values of the axes and of the colors`() throws {
        let chart = Chart {
            BarMark(x: .value("Day", "Mo"), y: .value("Count", 4))
                .foregroundStyle(by: .value("Kind", "a"))
            BarMark(x: .value("Day", "Tu"), y: .value("Count", 2))
                .foregroundStyle(by: .value("Kind", "b"))
        }
        let proxy = try proxy(chart)
        #expect(proxy.xDomain(dataType: String.self) == ["Mo", "Tu"])
        #expect(proxy.yDomain(dataType: Double.self) == [0, 4])
        #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["a", "b"])
        #expect(proxy.foregroundStyle(for: "a") != nil && proxy.foregroundStyle(for: "c") == nil)
        #expect(proxy.symbol(for: "a") == nil && proxy.lineStyle(for: "a") == nil)
        #expect(proxy.symbolSize(for: 1) == nil)
    }

    @Test func `tells what symbols and lines stand for values`() throws {
        let days = [0.0, 9].map { Date(timeIntervalSinceReferenceDate: $0) }
        let chart = Chart {
            ForEach(days, id: \.self) { day in
                PointMark(x: .value("Day", day), y: .value("Count", 1))
                    .symbol(by: .value("Kind", "a")).symbolSize(by: .value("Size", 1.5))
                LineMark(x: .value("Day", day), y: .value("Count", 1))
                    .lineStyle(by: .value("Kind", "b"))
            }
        }
        let proxy = try proxy(chart)
        #expect(proxy.xDomain(dataType: Date.self) == days)
        #expect(proxy.symbolDomain(dataType: String.self) == ["a"])
        #expect(proxy.symbolSizeDomain(dataType: Double.self) == [1.5])
        #expect(proxy.lineStyleDomain(dataType: String.self) == ["b"])
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(proxy.symbol(for: "a")?.path(in: unit).boundingRect == unit)
        #expect(proxy.symbolSize(for: 1.5) != nil && proxy.lineStyle(for: "b")?.lineWidth == 2)
    }

    @Test func `tells angles, and the values of sectors at them`() throws {
        let proxy = try proxy(
            Chart([1.0, 3], id: \.self) { SectorMark(angle: .value("Part", $0)) })
        let middle = CGPoint(x: proxy.plotSize.width / 2, y: proxy.plotSize.height / 2)
        let right = CGPoint(x: middle.x + 5, y: middle.y)
        #expect(abs(proxy.angle(at: right).degrees - 90) < 1e-9)
        let left = CGPoint(x: middle.x - 5, y: middle.y)
        #expect(abs(proxy.angle(at: left).degrees - 270) < 1e-9)
        #expect(proxy.value(atAngle: .degrees(90), as: Double.self) == 1)
        #expect(proxy.value(atAngle: .degrees(-90), as: Double.self) == 3)
    }
}
