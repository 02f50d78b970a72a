import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("The symbols of a chart's values")
struct ChartSymbolTests {
    @Test func `are marked by the shapes listed, over and over`() {
        var options = ChartOptions()
        options.symbolOrder = [AnyShape(Rectangle()), AnyShape(Circle())]
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

    @Test func `are those of the legend, where values have them`() {
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

    @Test func `are lines inside the edges of shapes where these are stroked`() {
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
}
