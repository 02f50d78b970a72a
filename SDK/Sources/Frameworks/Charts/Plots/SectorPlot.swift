public import SwiftUI

/// A piece of a pie for each of a collection's elements.
public struct SectorPlot<Content: VectorizedChartContent>: VectorizedChartContent, DrawnChartContent
{
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement

    fileprivate let content: Content

    /// The marks that are drawn for each element.
    public var _rows: [_PlotRow<Content.DataElement>] { content._rows }

    var parts: [ChartPart] { content.drawn }
}

extension SectorPlot {
    /// A piece as wide as a value of each element.
    public init<Data: RandomAccessCollection, Angle: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, Angle>,
        innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            SectorMark(
                angle: angle.value($0), innerRadius: innerRadius, outerRadius: outerRadius,
                angularInset: angularInset)
        }
    }
}
