public import SwiftUI

/// A bar from an axis to a value, or between two.
public struct BarMark: DrawnChartContent {
    let parts: [ChartPart]

    private init(
        _ x: PlottedExtent?, _ y: PlottedExtent?, isMissing: Bool = false,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .unstacked, across: PointSpan = PointSpan()
    ) {
        var part = ChartPart(.bar, x: x, y: y)
        (part.width, part.height, part.stacking) = (width, height, stacking)
        part.across = across
        parts = isMissing ? [] : [part]
    }

    /// A bar that ends at a value.
    ///
    /// The bar is horizontal if only `x` is a quantity, and vertical otherwise.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(
            x.extent, y.extent, isMissing: x.extent == nil || y.extent == nil, width: width,
            height: height, stacking: stacking)
    }

    /// A standing bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        let y = PlottedExtent(yStart, yEnd)
        self.init(x.extent, y, isMissing: x.extent == nil || y == nil, width: width)
    }

    /// A lying bar between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        let x = PlottedExtent(xStart, xEnd)
        self.init(x, y.extent, isMissing: x == nil || y.extent == nil, height: height)
    }

    /// A lying bar of which each value is a piece, as high as the plot or between two places, in
    /// points from its top.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(
            x.extent, nil, isMissing: x.extent == nil, width: width, stacking: stacking,
            across: PointSpan(start: yStart, end: yEnd))
    }

    /// A standing bar of which each value is a piece, as wide as the plot or between two places, in
    /// points from its left edge.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(
            nil, y.extent, isMissing: y.extent == nil, height: height, stacking: stacking,
            across: PointSpan(start: xStart, end: xEnd))
    }
}

extension PlottedExtent {
    /// Creates a bar between two values, up to the end of a calendar unit; `nil` if a value is NaN.
    init?<Value: Plottable>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
        guard let low = start.extent?.low, let end = end.extent else { return nil }
        self.init(low: low, high: end.high ?? end.low)
    }
}
