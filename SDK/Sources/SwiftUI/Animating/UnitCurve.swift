import Foundation

/// A timing curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private let first: UnitPoint
    private let second: UnitPoint

    /// Creates a Bézier curve with two control points.
    public static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
    ) -> UnitCurve { UnitCurve(first: startControlPoint, second: endControlPoint) }

    /// Linear.
    public static let linear = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Starts slowly.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Ends slowly.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Starts and ends slowly.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

    /// Returns the value of the curve at a fraction of the duration.
    public func value(at progress: Double) -> Double {
        let progress = max(0, min(progress, 1))
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if point(middle, first.x, second.x) < progress { low = middle } else { high = middle }
        }
        return point(low, first.y, second.y)
    }

    private func point(_ t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
        let u = 1 - t
        return 3 * u * u * t * Double(first) + 3 * u * t * t * Double(second) + t * t * t
    }
}
