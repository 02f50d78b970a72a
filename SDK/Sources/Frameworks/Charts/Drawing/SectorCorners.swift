import SwiftUI

/// A sector whose corners are round.
///
/// Each corner is an arc that touches an edge, which lies beside the radius at a distance, and an
/// arc of the sector.
struct SectorCorners {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    /// Clockwise, in radians.
    let start: Double
    let end: Double
    /// Between the radius and the edge, in points.
    let inset: CGFloat

    /// The sector with corners of a radius, or of the largest that it has room for; nil where they
    /// are sharp.
    func path(rounded wanted: CGFloat) -> Path? {
        guard end - start < 2 * .pi - 1e-6 else { return nil }
        let radius = min(wanted, (outer - inner) / 2, largest(outside: true))
        guard radius > 0 else { return nil }
        return Path { path in
            addOuter(radius, to: &path)
            addInner(min(radius, largest(outside: false)), to: &path)
            path.closeSubpath()
        }
    }

    private var half: Double { (end - start) / 2 }

    /// The radius at which the corners of an arc meet in its middle.
    private func largest(outside: Bool) -> CGFloat {
        guard half < .pi / 2 else { return .infinity }
        let sine = sin(half)
        return outside
            ? (outer * sine - inset) / (1 + sine) : (inner * sine - inset) / (1 - sine)
    }

    private func addOuter(_ radius: CGFloat, to path: inout Path) {
        let distance = outer - radius
        let (first, last) = between(turn(inset + radius, distance))
        add(radius, point(distance, first), start - .pi / 2, first, to: &path)
        if first < last { add(outer, center, first, last, to: &path) }
        add(radius, point(distance, last), last, end + .pi / 2, to: &path)
    }

    private func addInner(_ radius: CGFloat, to path: inout Path) {
        guard inner > 0, radius > 0 else {
            let distance = max(inner, inset / max(sin(min(half, .pi / 2)), 0.01))
            return path.addLine(to: point(distance, start + half))
        }
        let distance = inner + radius
        let (first, last) = between(turn(inset + radius, distance))
        add(radius, point(distance, last), end + .pi / 2, last + .pi, to: &path)
        if first < last {
            path.addArc(
                center: center, radius: inner, startAngle: .radians(last),
                endAngle: .radians(first), clockwise: true)
        }
        add(radius, point(distance, first), first + .pi, start + 1.5 * .pi, to: &path)
    }

    /// The angles between the corners of an arc, equal where the corners meet: there, rounding may
    /// put the first one after the last, and an arc between them would go around the circle.
    private func between(_ turn: Double) -> (first: Double, last: Double) {
        let turn = min(turn, half)
        return (start + turn, max(end - turn, start + turn))
    }

    /// The angle from a radius to a point so far from it.
    private func turn(_ aside: CGFloat, _ distance: CGFloat) -> Double {
        distance > 0 ? asin(min(1, aside / distance)) : 0
    }

    private func add(
        _ radius: CGFloat, _ middle: CGPoint, _ start: Double, _ end: Double, to path: inout Path
    ) {
        path.addArc(
            center: middle, radius: radius, startAngle: .radians(start),
            endAngle: .radians(end), clockwise: false)
    }

    private func point(_ distance: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
    }
}
