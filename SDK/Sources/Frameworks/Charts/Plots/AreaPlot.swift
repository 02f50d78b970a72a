import SwiftUI

/// An area along a collection's elements, or along a function.
public struct AreaPlot<Content: ChartContent>: DrawnChartContent {
    fileprivate let content: Content

    var parts: [ChartPart] { content.drawn }
}

/// The area of a function.
public struct FunctionAreaPlotContent: DrawnChartContent {
    let parts: [ChartPart]
}

extension AreaPlot where Content == FunctionAreaPlotContent {
    /// The area between a function and zero, drawn over `domain`, else over the whole axis.
    ///
    /// The function is sampled at 256 points, and the line is interrupted where its value is not
    /// finite.
    public init(
        x: some PlotLabel, y: some PlotLabel, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> Double
    ) {
        self.init(
            PlottedFunction(domain: domain) { x in .init(x: x, low: 0, high: function(x)) })
    }

    /// The area between two functions.
    public init(
        x: some PlotLabel, yStart: some PlotLabel, yEnd: some PlotLabel,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(
            PlottedFunction(domain: domain) { x in
                let (low, high) = function(x)
                return .init(x: x, low: low, high: high)
            })
    }

    private init(_ function: PlottedFunction) {
        content = FunctionAreaPlotContent(parts: [ChartPart(.area, function: function)])
    }
}

extension AreaPlot {
    /// The area below a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            AreaMark(x: x.value($0), y: y.value($0), stacking: stacking)
        }
    }

    /// The areas below several series of a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            AreaMark(
                x: x.value($0), y: y.value($0), series: series.value($0), stacking: stacking)
        }
    }

    /// The area between two values of each of a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))
        }
    }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
    /// The marks that are drawn for each element.
    public var _rows: [_PlotRow<Content.DataElement>] { content._rows }
}
