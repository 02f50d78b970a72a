import SwiftUI

/// A line along a collection's elements, or along a function.
public struct LinePlot<Content: ChartContent>: DrawnChartContent {
    fileprivate let content: Content

    var parts: [ChartPart] { content.drawn }
}

/// The line of a function.
public struct FunctionLinePlotContent: DrawnChartContent {
    let parts: [ChartPart]
}

extension LinePlot where Content == FunctionLinePlotContent {
    /// The line of a function, drawn over `domain`, else over the whole axis.
    ///
    /// The function is sampled at 256 points, and the line is interrupted where its value is not
    /// finite.
    public init(
        x: some PlotLabel, y: some PlotLabel, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> Double
    ) {
        self.init(
            PlottedFunction(domain: domain) { x in .init(x: x, low: function(x)) })
    }

    /// The line of a function of a parameter, which gives both coordinates.
    public init(
        x: some PlotLabel, y: some PlotLabel, t: some PlotLabel, domain: ClosedRange<Double>,
        function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
    ) {
        self.init(
            PlottedFunction(domain: domain, isParametric: true) { t in
                let (x, y) = function(t)
                return .init(x: x, low: y)
            })
    }

    private init(_ function: PlottedFunction) {
        content = FunctionLinePlotContent(parts: [ChartPart(.line, function: function)])
    }
}

extension LinePlot {
    /// The line of a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) { LineMark(x: x.value($0), y: y.value($0)) }
    }

    /// Several lines of a collection's elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            LineMark(x: x.value($0), y: y.value($0), series: series.value($0))
        }
    }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement
    /// The marks that are drawn for each element.
    public var _rows: [_PlotRow<Content.DataElement>] { content._rows }
}
