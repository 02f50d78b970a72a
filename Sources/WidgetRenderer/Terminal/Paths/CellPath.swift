import WidgetWire

/// An outline as straight lines in points of the canvas, transformed by the groups around it.
struct CellPath {
    typealias Point = (x: Double, y: Double)

    /// The parts of the outline; when filled, the last point of each is joined to its first.
    private(set) var parts: [[Point]] = []
    let isEvenOdd: Bool
    /// The parts that are closed when stroked, too.
    private var closed: Set<Int> = []

    /// How many lines a curve is divided into.
    private static let curveLines = 8

    init(_ outline: OutlinePath, placement: Placement) {
        isEvenOdd = outline.isEvenOdd
        func place(_ point: OutlinePath.Coordinate) -> Point {
            placement.place(x: point.x, y: point.y)
        }
        for element in outline.elements {
            switch element {
            case .move(let to): parts.append([place(to)])
            case .line(let to): append(place(to))
            case .curve(let first, let second, let to):
                appendCurve(place(first), place(second), place(to))
            case .close: closed.insert(parts.count - 1)
            }
        }
    }

    /// The number of straight lines.
    var lineCount: Int { parts.reduce(0) { $0 + $1.count } }

    /// The smallest area around all points; nil when there are none.
    var area: PointArea? {
        let points = parts.joined()
        guard let first = points.first else { return nil }
        let start = PointArea(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
        return points.reduce(into: start) { area, point in
            (area.minX, area.maxX) = (min(area.minX, point.x), max(area.maxX, point.x))
            (area.minY, area.maxY) = (min(area.minY, point.y), max(area.maxY, point.y))
        }
    }

    /// Calls `body` with both ends of each line.
    func forEachLine(isFilled: Bool, _ body: (Point, Point) -> Void) {
        for (index, part) in parts.enumerated() {
            for (from, to) in zip(part, part.dropFirst()) { body(from, to) }
            if isFilled || closed.contains(index), let first = part.first, let last = part.last {
                body(last, first)
            }
        }
    }

    private mutating func append(_ point: Point) {
        guard let last = parts.indices.last else { return parts.append([point]) }
        // After a closed part, the path continues from that part's start.
        if closed.contains(last) { parts.append([parts[last][0]]) }
        parts[parts.count - 1].append(point)
    }

    private mutating func appendCurve(_ first: Point, _ second: Point, _ to: Point) {
        guard let from = closed.contains(parts.count - 1) ? parts.last?.first : parts.last?.last
        else { return append(to) }
        for step in 1...Self.curveLines {
            let t = Double(step) / Double(Self.curveLines)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            append(
                (
                    a * from.x + b * first.x + c * second.x + d * to.x,
                    a * from.y + b * first.y + c * second.y + d * to.y
                ))
        }
    }
}
