import Accessibility
import SwiftUI
import Testing

@Suite("The description of a chart for assistive technology")
struct ChartDescriptorTests {
    private struct Chart: AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: "Rain", summary: nil,
                xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mo", "Tu"]),
                yAxis: AXNumericDataAxisDescriptor(
                    title: "Millimetres", range: 0...20, gridlinePositions: [10]
                ) { "\($0) mm" },
                series: [
                    AXDataSeriesDescriptor(
                        name: "Rain", isContinuous: false,
                        dataPoints: [
                            AXDataPoint(x: "Mo", y: 3), AXDataPoint(x: 2, y: 5, label: "wet"),
                        ])
                ])
        }
    }

    @Test func `has its axes and points`() {
        let chart = Chart().makeChartDescriptor()
        #expect(chart.xAxis.title == "Day" && chart.yAxis?.valueDescriptionProvider(4) == "4.0 mm")
        let points = chart.series.flatMap(\.dataPoints)
        #expect(points.map(\.xValue) == [.category("Mo"), .number(2)])
        #expect(points.map { $0.yValue?.number } == [3, 5] && points[1].label == "wet")
    }
}
