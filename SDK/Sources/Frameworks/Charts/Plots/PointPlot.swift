import SwiftUI

/// A symbol for each of a collection's elements.
public struct PointPlot<Content: VectorizedChartContent>: VectorizedChartContent, DrawnChartContent
{
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement

    fileprivate let content: Content

    /// The marks that are drawn for each element.
    public var _rows: [_PlotRow<Content.DataElement>] { content._rows }

    var parts: [ChartPart] { content.drawn }
}

extension PointPlot {
    /// A symbol at a value of each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) { PointMark(x: x.value($0), y: y.value($0)) }
    }
}
