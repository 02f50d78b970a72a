public import SwiftUI

/// A symbol at a value.
public struct PointMark: DrawnChartContent {
    let parts: [ChartPart]

    private init(_ x: PlottedExtent?, _ y: PlottedExtent?, isMissing: Bool) {
        parts = isMissing ? [] : [ChartPart(.point, x: x, y: y)]
    }

    /// A symbol at a value.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(x.extent, y.extent, isMissing: x.extent == nil || y.extent == nil)
    }

    /// A symbol half-way up.
    ///
    /// Differs from Apple: a height in points is left out.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        self.init(x.extent, nil, isMissing: x.extent == nil)
    }

    /// A symbol half-way across.
    ///
    /// Differs from Apple: a place in points is left out.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(nil, y.extent, isMissing: y.extent == nil)
    }
}
