public import SwiftUI

/// A straight line along an axis.
public struct RuleMark: DrawnChartContent {
    let parts: [ChartPart]

    private init(
        _ x: PlottedExtent?, _ y: PlottedExtent?, isMissing: Bool, across: PointSpan = PointSpan()
    ) {
        var part = ChartPart(.rule, x: x, y: y)
        part.across = across
        parts = isMissing ? [] : [part]
    }

    /// A standing line as high as the plot, or between two places, in points from its top.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(
            x.extent, nil, isMissing: x.extent == nil,
            across: PointSpan(start: yStart, end: yEnd))
    }

    /// A lying line as wide as the plot, or between two places, in points from its left edge.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        self.init(
            nil, y.extent, isMissing: y.extent == nil,
            across: PointSpan(start: xStart, end: xEnd))
    }

    /// A standing line between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        let y = PlottedExtent(yStart, yEnd)
        self.init(x.extent, y, isMissing: x.extent == nil || y == nil)
    }

    /// A lying line between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        let x = PlottedExtent(xStart, xEnd)
        self.init(x, y.extent, isMissing: x == nil || y.extent == nil)
    }
}
