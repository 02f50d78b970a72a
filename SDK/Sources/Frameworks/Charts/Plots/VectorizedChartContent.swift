public import SwiftUI

/// The content of a chart for a whole collection.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the collection's elements.
    associatedtype DataElement
    /// The marks that are drawn for each element.
    var _rows: [_PlotRow<DataElement>] { get }
}

/// The content of a chart for an element of a collection.
public struct _PlotRow<DataElement> {
    let element: DataElement
    var part: ChartPart
}

/// The marks of a collection's elements.
public struct VectorizedPlotContent<DataElement>: VectorizedChartContent, DrawnChartContent {
    /// The marks that are drawn for each element.
    public let _rows: [_PlotRow<DataElement>]

    init(rows: [_PlotRow<DataElement>]) { _rows = rows }

    /// Creates content from a closure for each element.
    init<Content: DrawnChartContent>(
        _ data: some Sequence<DataElement>, _ content: (DataElement) -> Content
    ) {
        _rows = data.flatMap { element in
            content(element).parts.map { _PlotRow(element: element, part: $0) }
        }
    }

    var parts: [ChartPart] { _rows.map(\.part) }
}

extension VectorizedChartContent {
    /// Colors each element by its value.
    public func foregroundStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $0.styleValue = value.low($1) }
    }

    /// Sets the style of each element.
    public func foregroundStyle<S: ShapeStyle>(
        _ style: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $0.style = AnyShapeStyle($1[keyPath: style]) }
    }

    /// Sets the style of all elements.
    public func foregroundStyle<S: ShapeStyle>(
        _ style: S
    ) -> some VectorizedChartContent<DataElement> {
        changed { part, _ in part.style = AnyShapeStyle(style) }
    }

    /// Sets the opacity of each element.
    public func opacity(
        _ opacity: KeyPath<DataElement, Double>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $0.opacity *= $1[keyPath: opacity] }
    }

    /// Sets the opacity of all elements.
    public func opacity(_ opacity: Double) -> some VectorizedChartContent<DataElement> {
        changed { part, _ in part.opacity *= opacity }
    }

    /// Sets the style of the lines.
    public func lineStyle(_ style: StrokeStyle) -> some VectorizedChartContent<DataElement> {
        changed { part, _ in part.line = style }
    }

    /// Sets the line style of each element by its value.
    public func lineStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $0.lineValue = value.low($1) }
    }

    /// Leads the lines so from one value to the next.
    public func interpolationMethod(
        _ method: InterpolationMethod
    ) -> some VectorizedChartContent<DataElement> {
        changed { part, _ in part.interpolation = method }
    }

    /// Sets the corner radius.
    ///
    /// Differs from Apple: the corners are always circles'.
    public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some VectorizedChartContent<DataElement> {
        changed { part, _ in part.cornerRadius = max(0, radius) }
    }

    /// Marks each value by a shape.
    public func symbol<S: ChartSymbolShape>(
        _ symbol: S
    ) -> some VectorizedChartContent<DataElement> {
        changed { part, _ in part.symbol = .shape(AnyShape(symbol)) }
    }

    /// Marks each value by its shape.
    public func symbol<S: ChartSymbolShape>(
        _ symbol: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $0.symbol = .shape(AnyShape($1[keyPath: symbol])) }
    }

    /// Sets the symbol of each value by another value.
    public func symbol<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $0.symbolValue = value.low($1) }
    }

    /// Sets the area of the symbols, in square points.
    public func symbolSize(_ area: CGFloat) -> some VectorizedChartContent<DataElement> {
        changed { part, _ in part.symbolSize = ChartPart.SymbolSize(area) }
    }

    /// Sets the area of each symbol, in square points.
    public func symbolSize(
        _ area: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $0.symbolSize = ChartPart.SymbolSize($1[keyPath: area]) }
    }

    /// Sets the size of the symbols' rectangles, in points.
    public func symbolSize(_ size: CGSize) -> some VectorizedChartContent<DataElement> {
        changed { part, _ in part.symbolSize = ChartPart.SymbolSize(size) }
    }

    /// Sets the size of each symbol's rectangle, in points.
    public func symbolSize(
        _ size: KeyPath<DataElement, CGSize>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $0.symbolSize = ChartPart.SymbolSize($1[keyPath: size]) }
    }

    /// Sets the size of each symbol by its value.
    public func symbolSize<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> { changed { $0.sizeValue = value.low($1) } }

    /// Places bars of different values side by side.
    public func position<P: Plottable>(
        by value: PlottableProjection<DataElement, P>, axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        changed { $0.positionValue = value.low($1) }
    }

    private func changed(
        _ change: (inout ChartPart, DataElement) -> Void
    ) -> VectorizedPlotContent<DataElement> {
        VectorizedPlotContent(
            rows: _rows.map { row in
                var row = row
                change(&row.part, row.element)
                return row
            })
    }
}
