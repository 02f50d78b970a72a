public import SwiftUI

/// A rectangle at a value, or between values.
public struct RectangleMark: DrawnChartContent {
    let parts: [ChartPart]

    private init(
        _ x: PlottedExtent?, _ y: PlottedExtent?, isMissing: Bool,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        across: PointSpan = PointSpan()
    ) {
        var part = ChartPart(.rectangle, x: x, y: y)
        (part.width, part.height, part.across) = (width, height, across)
        parts = isMissing ? [] : [part]
    }

    /// A rectangle around a value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(
            x.extent, y.extent, isMissing: x.extent == nil || y.extent == nil, width: width,
            height: height)
    }

    /// A rectangle between values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        let (x, y) = (PlottedExtent(xStart, xEnd), PlottedExtent(yStart, yEnd))
        self.init(x, y, isMissing: x == nil || y == nil)
    }

    /// A rectangle between two values of one axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        let y = PlottedExtent(yStart, yEnd)
        self.init(x.extent, y, isMissing: x.extent == nil || y == nil, width: width)
    }

    /// A rectangle between two values of one axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        let x = PlottedExtent(xStart, xEnd)
        self.init(x, y.extent, isMissing: x == nil || y.extent == nil, height: height)
    }

    /// A band between two values, as high as the plot or between two places, in points from its
    /// top.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) {
        let x = PlottedExtent(xStart, xEnd)
        self.init(x, nil, isMissing: x == nil, across: PointSpan(start: yStart, end: yEnd))
    }

    /// A band between two values, as wide as the plot or between two places, in points from its
    /// left edge.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        let y = PlottedExtent(yStart, yEnd)
        self.init(nil, y, isMissing: y == nil, across: PointSpan(start: xStart, end: xEnd))
    }
}
