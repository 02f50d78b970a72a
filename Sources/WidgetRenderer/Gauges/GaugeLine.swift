import Glibc
import WidgetWire

/// The line of a gauge: straight, or a part of a circle.
///
/// Positions on it are fractions.
struct GaugeLine {
    typealias Coordinate = OutlinePath.Coordinate

    /// The thickness of the line, in points.
    let width: Double
    private let curve: Curve

    private enum Curve {
        case straight(start: Coordinate, length: Double)
        /// A part of a circle, in radians clockwise from the right.
        case circular(center: Coordinate, radius: Double, start: Double, sweep: Double)
    }

    /// Makes a line as thick as its frame has room for.
    init(_ gauge: Gauge, in frame: Rect) {
        let middle = Coordinate(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        let side = min(frame.width, frame.height)
        switch gauge.form {
        case .bar, .UNRECOGNIZED:
            width = min(gauge.lineWidth, side)
            let left = gauge.reversed ? frame.x + frame.width : frame.x
            curve = .straight(
                start: Coordinate(x: left, y: middle.y),
                length: gauge.reversed ? -frame.width : frame.width)
        case .ring, .openRing, .spokes:
            width = min(gauge.lineWidth, side / 2)
            let arc = gauge.form.arc
            curve = .circular(
                center: middle, radius: (side - width) / 2, start: arc.start, sweep: arc.sweep)
        }
    }

    /// The middle of the line at a position; a round end there stays inside the gauge.
    func point(at place: Double) -> Coordinate {
        switch curve {
        case .straight(let start, let length):
            let end = length < 0 ? -width / 2 : width / 2
            return Coordinate(x: start.x + end + (length - 2 * end) * place, y: start.y)
        case .circular(let center, let radius, let start, let sweep):
            return center.moved(radius, toward: start + sweep * place)
        }
    }

    /// The line between two positions, with round ends.
    func outline(from first: Double, to last: Double) -> OutlinePath {
        switch curve {
        case .straight(let start, let length):
            let reach = max(width, abs(length) * (last - first)) * (length < 0 ? -1 : 1)
            let x = start.x + length * first
            let bar = Rect.with {
                $0.x = min(x, x + reach)
                $0.y = start.y - width / 2
                $0.width = abs(reach)
                $0.height = width
            }
            return OutlinePath(bar, radius: width / 2)
        case .circular(let center, let radius, let start, let sweep):
            let angles = (start + sweep * first, start + sweep * last)
            return sweep * (last - first) >= .pi * 2
                ? annulus(center, radius) : band(center, radius, angles.0, angles.1)
        }
    }

    private func band(
        _ center: Coordinate, _ radius: Double, _ from: Double, _ to: Double
    ) -> OutlinePath {
        let half = width / 2
        var arcs = ArcPath(startingAt: center.moved(radius + half, toward: from))
        arcs.append(center, radius + half, from: from, to: to)
        arcs.append(center.moved(radius, toward: to), half, from: to, to: to + .pi)
        arcs.append(center, radius - half, from: to, to: from)
        arcs.append(
            center.moved(radius, toward: from), half, from: from + .pi, to: from + 2 * .pi)
        return arcs.closed
    }

    private func annulus(_ center: Coordinate, _ radius: Double) -> OutlinePath {
        var outer = ArcPath(startingAt: center.moved(radius + width / 2, toward: 0))
        outer.append(center, radius + width / 2, from: 0, to: 2 * .pi)
        var inner = ArcPath(startingAt: center.moved(radius - width / 2, toward: 0))
        inner.append(center, radius - width / 2, from: 2 * .pi, to: 0)
        return OutlinePath(outer.closed.elements + inner.closed.elements)
    }
}

extension Gauge.Form {
    /// The start and extent of a ring, in radians clockwise from the right.
    ///
    /// A whole ring starts at the top; an open one leaves a gap of a quarter at the bottom.
    var arc: (start: Double, sweep: Double) {
        self == .openRing ? (.pi * 0.75, .pi * 1.5) : (-.pi / 2, .pi * 2)
    }
}

extension OutlinePath.Coordinate {
    /// The point at a distance in a direction, in radians clockwise from the right.
    func moved(_ distance: Double, toward angle: Double) -> Self {
        Self(x: x + distance * cos(angle), y: y + distance * sin(angle))
    }
}
