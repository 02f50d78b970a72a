import Glibc

/// A path of circular arcs, each made of curves of at most a quarter of a circle.
struct ArcPath {
    typealias Coordinate = OutlinePath.Coordinate

    private var elements: [OutlinePath.Element]

    init(startingAt start: Coordinate) { elements = [.move(start)] }

    /// The path with a line back to its start.
    var closed: OutlinePath { OutlinePath(elements + [.close]) }

    /// Continues along a circle between two directions, in radians clockwise from the right.
    mutating func append(
        _ center: Coordinate, _ radius: Double, from first: Double, to last: Double
    ) {
        let count = max(1, (abs(last - first) / (.pi / 2) - 1e-9).rounded(.up))
        let step = (last - first) / count
        // The distance of the control points along the tangents.
        let reach = radius * 4 / 3 * tan(step / 4)
        for index in 0..<Int(count) {
            let from = first + step * Double(index)
            let to = from + step
            let (start, end) = (
                center.moved(radius, toward: from), center.moved(radius, toward: to)
            )
            elements.append(
                .curve(
                    start.moved(reach, toward: from + .pi / 2),
                    end.moved(-reach, toward: to + .pi / 2), end))
        }
    }

    /// A straight line in a direction, with round ends.
    static func capsule(
        from start: Coordinate, to end: Coordinate, half: Double, angle: Double
    ) -> OutlinePath {
        var path = ArcPath(startingAt: start.moved(half, toward: angle + .pi / 2))
        path.append(start, half, from: angle + .pi / 2, to: angle + .pi * 1.5)
        path.elements.append(.line(end.moved(half, toward: angle - .pi / 2)))
        path.append(end, half, from: angle - .pi / 2, to: angle + .pi / 2)
        return path.closed
    }

    /// A circle; counterclockwise, it cuts a hole into what surrounds it.
    static func circle(_ center: Coordinate, radius: Double, clockwise: Bool) -> OutlinePath {
        var path = ArcPath(startingAt: center.moved(radius, toward: 0))
        path.append(center, radius, from: 0, to: clockwise ? 2 * .pi : -2 * .pi)
        return path.closed
    }
}
