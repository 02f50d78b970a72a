import Foundation

/// The distribution of numbers, from which bins are derived.
struct Spread {
    let range: ClosedRange<Double>
    let binCount: Int

    /// Numbers that lie anywhere in a range.
    init(range: ClosedRange<Double>) {
        self.range = range
        binCount = 10
    }

    /// These numbers, without those that are infinite or none.
    init(_ numbers: [Double]) {
        let numbers = numbers.filter(\.isFinite)
        range = (numbers.min() ?? 0)...(numbers.max() ?? 0)
        binCount = Self.binCount(numbers, over: range.upperBound - range.lowerBound)
    }

    /// Returns the number of bins by Scott's normal reference rule, at most 200.
    ///
    /// Its bins are 3.49 standard deviations wide, divided by the cube root of the number of
    /// values.
    private static func binCount(_ numbers: [Double], over length: Double) -> Int {
        guard numbers.count > 1, length > 0 else { return 1 }
        let count = Double(numbers.count)
        let mean = numbers.reduce(0) { $0 + $1 / count }
        let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
        let bins = (length * cbrt(count) / (3.49 * variance.squareRoot())).rounded(.up)
        return bins.isFinite ? Int(min(max(bins, 1), 200)) : 1
    }

    /// Multiples of a round step that cover the range, in about so many steps.
    func thresholds(count: Int?, leastStep: Double) -> [Double] {
        let count = max(1, count ?? binCount)
        let step = max(
            RoundNumbers.step(over: range.upperBound - range.lowerBound, count: count), leastStep)
        let first = (range.lowerBound / step).rounded(.down)
        let steps = (range.upperBound / step).rounded(.up) - first
        // A round step is at least half of one that fits; ranges without end are cut there, too.
        let bins = Int(min(max(1, steps), Double(count) * 2 + 2))
        return (0...bins).map { (first + Double($0)) * step }
    }
}
