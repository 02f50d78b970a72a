/// The part of an axis that one bin covers.
///
/// A bin contains its lower bound; its upper bound belongs to the next bin, except for the last
/// one.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
    /// The lower bound.
    public let lowerBound: Bound
    /// The upper bound.
    public let upperBound: Bound
    /// Whether it contains where it ends.
    let isLast: Bool

    /// Whether a value is in the bin.
    public func contains(_ element: Bound) -> Bool {
        lowerBound <= element && (isLast ? element <= upperBound : element < upperBound)
    }

    /// The bin among a collection's indices.
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        isLast
            ? (lowerBound...upperBound).relative(to: collection)
            : (lowerBound..<upperBound).relative(to: collection)
    }
}

extension ChartBinRange: Sendable where Bound: Sendable {}

/// The bins between values in ascending order, of which each but the first ends one.
struct Bins<Bound: Comparable> {
    let thresholds: [Bound]

    var count: Int { max(0, thresholds.count - 1) }

    subscript(index: Int) -> ChartBinRange<Bound> {
        ChartBinRange(
            lowerBound: thresholds[index], upperBound: thresholds[index + 1],
            isLast: index == count - 1)
    }

    /// The bin that a value is in; the nearest one for values outside of all.
    func index(for value: Bound) -> Int {
        var (low, high) = (0, thresholds.count)
        while low < high {
            let middle = (low + high) / 2
            if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return max(0, min(low, count) - 1)
    }
}

extension Bins: Sendable where Bound: Sendable {}
