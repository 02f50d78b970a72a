public import SwiftUI

/// A mark with a symbol at a value.
public struct PointMark: DrawnChartContent {
    let parts: [ChartPart]

    private init(
        _ x: PlottedExtent?, _ y: PlottedExtent?, isMissing: Bool, at point: CGFloat? = nil
    ) {
        var part = ChartPart(.point, x: x, y: y)
        if let point { part.across = PointSpan(start: point, end: point) }
        parts = isMissing ? [] : [part]
    }

    /// Creates a point at two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(x.extent, y.extent, isMissing: x.extent == nil || y.extent == nil)
    }

    /// A symbol so many points from the plot's top, or half-way up.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        self.init(x.extent, nil, isMissing: x.extent == nil, at: y)
    }

    /// A symbol so many points from the plot's left edge, or half-way across.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(nil, y.extent, isMissing: y.extent == nil, at: x)
    }
}
