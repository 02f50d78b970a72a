import SwiftUI

/// A rectangle for each of a collection's elements.
public struct RectanglePlot<Content: VectorizedChartContent>: VectorizedChartContent,
    DrawnChartContent
{
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement

    fileprivate let content: Content

    /// The marks that are drawn for each element.
    public var _rows: [_PlotRow<Content.DataElement>] { content._rows }

    var parts: [ChartPart] { content.drawn }
}

extension RectanglePlot {
    /// A rectangle around a value of each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            RectangleMark(x: x.value($0), y: y.value($0), width: width, height: height)
        }
    }

    /// A rectangle between values of each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            RectangleMark(
                xStart: xStart.value($0), xEnd: xEnd.value($0), yStart: yStart.value($0),
                yEnd: yEnd.value($0))
        }
    }
}
