import SwiftUI

/// A straight line for each of a collection's elements.
public struct RulePlot<Content: VectorizedChartContent>: VectorizedChartContent, DrawnChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement

    fileprivate let content: Content

    /// The marks that are drawn for each element.
    public var _rows: [_PlotRow<Content.DataElement>] { content._rows }

    var parts: [ChartPart] { content.drawn }
}

extension RulePlot {
    /// A standing line as high as the chart at a value of each element.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) { RuleMark(x: x.value($0)) }
    }

    /// A lying line as wide as the chart at a value of each element.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) { RuleMark(y: y.value($0)) }
    }

    /// A standing line between two values of each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            RuleMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))
        }
    }

    /// A lying line between two values of each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            RuleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0))
        }
    }
}
