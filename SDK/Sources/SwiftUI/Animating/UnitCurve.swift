import Foundation

/// A curve from 0 to 1 that starts and ends slowly or quickly.
public struct UnitCurve: Hashable, Sendable {
    private let first: UnitPoint
    private let second: UnitPoint

    /// A curve with two control points.
    public static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
    ) -> UnitCurve { UnitCurve(first: startControlPoint, second: endControlPoint) }

    /// Evenly.
    public static let linear = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Slow at first.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Slow at the end.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Slow at first and at the end.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

    /// How far the curve has come at a fraction of the time.
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
