import CPangoCairo
import Foundation
import WidgetWire

/// A gradient around a point, made of thin sectors.
struct AngularPattern {
    private let gradient: AngularGradient
    private let radius: Double

    /// The widest sector in degrees, across which a straight edge looks like an arc.
    private static let widest = 10.0

    /// - Parameter radius: The greatest distance of painted points from the centre.
    init(_ gradient: AngularGradient, radius: Double) {
        self.gradient = gradient
        // The straight outer edges lie a little nearer to the centre than the corners.
        self.radius = (radius + 1) / cos(Self.widest / 2 * .pi / 180)
    }

    /// Makes the pattern; nil for a gradient without colours.
    func make() -> OpaquePointer? {
        guard let first = gradient.stops.first, let last = gradient.stops.last else { return nil }
        let pattern = cairo_pattern_create_mesh()
        let span = gradient.end - gradient.start
        var angle = gradient.start
        var color = first.color
        for stop in gradient.stops {
            let next = gradient.start + stop.location * span
            add(from: (angle, color), to: (next, stop.color), pattern)
            (angle, color) = (next, stop.color)
        }
        let turn = gradient.start + 360
        let middle = (gradient.end + turn) / 2
        add(from: (angle, color), to: (gradient.end, last.color), pattern)
        add(from: (gradient.end, last.color), to: (middle, last.color), pattern)
        add(from: (middle, first.color), to: (turn, first.color), pattern)
        return pattern
    }

    private func add(
        from start: (angle: Double, color: Color), to end: (angle: Double, color: Color),
        _ pattern: OpaquePointer
    ) {
        let span = end.angle - start.angle
        guard span > 1e-6 else { return }
        let count = max(
            Int((span / Self.widest).rounded(.up)), start.color.stepsOfMixing(with: end.color))
        for index in 0..<count {
            let (low, high) = (
                Double(index) / Double(count), Double(index + 1) / Double(count)
            )
            let before = start.color.mixed(with: end.color, by: low)
            let after = start.color.mixed(with: end.color, by: high)
            GradientPattern.addPatch(
                [
                    gradient.center, edge(start.angle + span * low),
                    edge(start.angle + span * high), gradient.center,
                ], [before, before, after, after], to: pattern)
        }
    }

    private func edge(_ degrees: Double) -> Point {
        Point.with {
            $0.x = gradient.center.x + radius * cos(degrees * .pi / 180)
            $0.y = gradient.center.y + radius * sin(degrees * .pi / 180)
        }
    }
}
