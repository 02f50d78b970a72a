import Foundation

/// Which part of the plot a mark covers along an axis that it has no value of, in points.
///
/// Points count from the plot's left edge and from its top; an end that is left out is that of the
/// plot.
struct PointSpan {
    var start: CGFloat?
    var end: CGFloat?

    /// Returns the range in a plot of a length.
    func range(length: CGFloat) -> ClosedRange<CGFloat> {
        let (first, last) = (start ?? 0, end ?? length)
        return min(first, last)...max(first, last)
    }
}
