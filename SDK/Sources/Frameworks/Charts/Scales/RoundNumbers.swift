import Foundation

/// Rounded numbers for an axis.
enum RoundNumbers {
    /// The maximum number of values on an axis, regardless of the stride.
    static let limit = 200

    /// Returns the step of 1, 2 or 5 times a power of ten that best matches a number of steps.
    static func step(over length: Double, count: Int) -> Double {
        guard length > 0, length.isFinite else { return 1 }
        let rough = length / Double(max(1, count))
        let power = pow(10, floor(log10(rough)))
        let factor = rough / power
        return power * (factor < 1.5 ? 1 : factor < 3.5 ? 2 : factor < 7.5 ? 5 : 10)
    }

    /// Returns the step of 1, 2 or 5 times a power of ten whose multiples in a range come closest to
    /// a number of values; of two that come as close the smaller one.
    ///
    /// - Parameters:
    ///   - least: The smallest step.
    ///   - isEnlarged: Whether the multiples around the range count instead.
    static func step(
        in range: ClosedRange<Double>, count: Int, least: Double = 0, isEnlarged: Bool = false
    ) -> Double {
        let usual = step(over: range.upperBound - range.lowerBound, count: count)
        let power = pow(10, floor(log10(usual) + 1e-9))
        let candidates = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20].map { $0 * power }
        func distance(_ step: Double) -> Double {
            let (low, high) = (range.lowerBound / step, range.upperBound / step)
            let (first, last) =
                isEnlarged
                ? ((low + 1e-9).rounded(.down), (high - 1e-9).rounded(.up))
                : ((low - 1e-9).rounded(.up), (high + 1e-9).rounded(.down))
            return abs(last - first + 1 - Double(count))
        }
        let allowed = candidates.filter { $0 >= least }
        return allowed.min { distance($0) < distance($1) } ?? max(usual, least)
    }

    /// The multiples of a step between two numbers.
    static func multiples(of step: Double, from low: Double, through high: Double) -> [Double] {
        guard step > 0, low <= high, (high - low) / step < Double(limit) else { return [] }
        let slack = step * 1e-9
        let (first, last) = (
            ((low - slack) / step).rounded(.up), ((high + slack) / step).rounded(.down)
        )
        guard first <= last, abs(first) < 1e15, abs(last) < 1e15 else { return [] }
        return (Int(first)...Int(last)).map { Double($0) * step }
    }

    /// The range, made larger until it ends in multiples of its step.
    static func rounded(_ range: ClosedRange<Double>, count: Int = 5) -> ClosedRange<Double> {
        let step = step(in: range, count: count, isEnlarged: true)
        let low = (range.lowerBound / step + 1e-9).rounded(.down) * step
        let high = (range.upperBound / step - 1e-9).rounded(.up) * step
        return low.isFinite && high.isFinite && low < high ? low...high : range
    }

    /// The powers of ten at or around a range of positive numbers, at least one apart.
    static func powersOfTen(around range: ClosedRange<Double>) -> ClosedRange<Double> {
        let low = floor(log10(range.lowerBound) + 1e-9)
        let high = max(ceil(log10(range.upperBound) - 1e-9), low + 1)
        return pow(10, low)...pow(10, high)
    }

    /// The powers of ten in a range of positive numbers, about as many as requested; where there is
    /// at most one, round numbers.
    static func powersOfTen(in range: ClosedRange<Double>, count: Int) -> [Double] {
        let low = Int(ceil(log10(range.lowerBound) - 1e-9))
        let high = Int(floor(log10(range.upperBound) + 1e-9))
        guard low < high else {
            let step = step(in: range, count: count)
            return multiples(of: step, from: range.lowerBound, through: range.upperBound)
        }
        let step = max(1, (high - low + count - 1) / max(1, count))
        return stride(from: low, through: high, by: step).map { pow(10, Double($0)) }
    }
}
