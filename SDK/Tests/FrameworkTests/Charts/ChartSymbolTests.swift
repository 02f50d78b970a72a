import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("The symbols of a chart's values")
struct ChartSymbolTests {
    @Test func `repeat the listed shapes in order`() {
        var options = ChartOptions()
        options.symbols.order = [AnyShape(Rectangle()), AnyShape(Circle())]
        let parts = (0...2).flatMap {
            PointMark(x: .value("Hour", $0), y: .value("Day", 1))
                .symbol(by: .value("Kind", "\($0)")).drawn
        }
        let styles = ChartStyles(parts, options)
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        let paths = parts.map { part -> CGRect? in
            guard case .shape(let shape) = styles.symbol(part) else { return nil }
            return shape.path(in: square).contains(CGPoint(x: 1, y: 1)) ? square : .zero
        }
        #expect(paths == [square, .zero, square])
    }

    @Test func `are those that the legend shows`() {
        let parts = ["a", "b"].flatMap {
            PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("Kind", $0))
                .foregroundStyle(by: .value("Kind", $0)).drawn
        }
        let corner = CGPoint(x: 1, y: 1)
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        let samples = ["a", "b", "c"].map {
            ChartStyles(parts, ChartOptions()).sample(of: .category($0)).path(in: square)
        }
        #expect(samples.map { $0.contains(corner) } == [false, true, false])
    }

    @Test func `that are stroked are lines inside the edges of their shapes`() {
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        func isLine(_ shape: some ChartSymbolShape) -> Bool {
            let path = shape.path(in: square)
            return path.contains(CGPoint(x: 5, y: 0.5)) && !path.contains(CGPoint(x: 5, y: 5))
                && square.insetBy(dx: -0.01, dy: -0.01).contains(path.boundingRect)
        }
        #expect(isLine(Circle().strokeBorder(lineWidth: 2)))
        #expect(isLine(BasicChartSymbolShape.circle.strokeBorder()))
        // The words that make a shape view of a shape elsewhere.
        _ = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
            .chartSymbolScale(["Rome": Circle().strokeBorder(lineWidth: 2)])
    }

    @Test func `may be shapes of different types`() {
        let shapes: [any ChartSymbolShape] = [Circle(), BasicChartSymbolShape.square]
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        let corners = shapes.map { AnyChartSymbolShape($0).path(in: square) }
            .map { $0.contains(CGPoint(x: 1, y: 1)) }
        #expect(corners == [false, true])
        let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        _ = chart.chartSymbolScale(range: shapes)
        _ = chart.chartSymbolScale(domain: ["Rome", "Oslo"], range: shapes)
        _ = chart.chartSymbolScale([
            "Rome": Circle().strokeBorder(lineWidth: 2),
            "Oslo": BasicChartSymbolShape.square.strokeBorder(lineWidth: 2),
        ])
        _ = chart.chartSymbolScale(["Rome": .circle, "Oslo": .square])
        _ = chart.chartSymbolScale { (name: String) -> BasicChartSymbolShape in
            name == "Rome" ? .circle : .square
        }
    }

    @Test func `keep the order of the author's values, whatever appears first`() {
        let parts = PointMark(x: .value("x", 1), y: .value("y", 1))
            .symbol(by: .value("City", "Oslo")).lineStyle(by: .value("City", "Oslo")).drawn
        var options = ChartOptions()
        options.symbols.domain = ["Rome", "Oslo"].choice.listed
        options.lines.domain = options.symbols.domain
        options.lines.order = [StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 5)]
        let styles = ChartStyles(parts, options)
        let square = CGRect(x: 0, y: 0, width: 10, height: 10)
        let sample = styles.sample(of: .category("Oslo")).path(in: square)
        #expect(sample.contains(CGPoint(x: 1, y: 1)))
        #expect(styles.line(parts[0], width: 2).lineWidth == 5)
    }

    @Test func `fill the rectangle that the author gives them`() {
        struct Row {
            let place: Double
            let size: CGSize
        }
        let mark = PointMark(x: .value("x", 1), y: .value("y", 1))
        let styles = ChartStyles([], ChartOptions())
        let size = CGSize(width: 4, height: 12)
        #expect(styles.symbolSize(mark.symbolSize(size).drawn[0]) == size)
        let none = CGSize(width: -4, height: 2)
        #expect(styles.symbolSize(mark.symbolSize(none).drawn[0]).width == 0)
        let plot = PointPlot(
            [Row(place: 1, size: size)], x: .value("x", \.place), y: .value("y", \.place))
        #expect(styles.symbolSize(plot.symbolSize(\.size).drawn[0]) == size)
    }
}
