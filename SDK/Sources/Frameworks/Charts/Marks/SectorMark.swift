public import SwiftUI

/// A piece of a pie or of a ring.
public struct SectorMark: DrawnChartContent {
    let parts: [ChartPart]

    /// A piece as wide as its part of all pieces' sum.
    public init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        var part = ChartPart(.sector, x: angle.extent, y: nil)
        (part.innerRadius, part.outerRadius) = (innerRadius, outerRadius)
        part.angularInset = angularInset ?? 0
        parts = (angle.extent?.low.number ?? 0) > 0 ? [part] : []
    }
}
