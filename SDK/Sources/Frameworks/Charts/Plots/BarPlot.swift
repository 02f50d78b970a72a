import SwiftUI

/// A bar for each of a collection's elements.
public struct BarPlot<Content: VectorizedChartContent>: VectorizedChartContent, DrawnChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement

    fileprivate let content: Content

    /// The marks that are drawn for each element.
    public var _rows: [_PlotRow<Content.DataElement>] { content._rows }

    var parts: [ChartPart] { content.drawn }
}

extension BarPlot {
    /// A bar that ends at a value of each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            BarMark(
                x: x.value($0), y: y.value($0), width: width, height: height, stacking: stacking)
        }
    }

    /// A standing bar between two values of each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            BarMark(
                x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0), width: width)
        }
    }

    /// A lying bar between two values of each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        height: MarkDimension = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            BarMark(
                xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0), height: height)
        }
    }
}
