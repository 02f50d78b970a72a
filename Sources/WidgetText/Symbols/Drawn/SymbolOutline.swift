import CPangoCairo
import Glibc

/// Lines and curves on a symbol's grid.
///
/// Twenty units of the grid are a symbol's height, the origin is its middle, and y grows downwards.
struct SymbolOutline: Sendable {
    /// A place on the grid.
    struct Point: Sendable {
        var x: Double
        var y: Double

        init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }

        /// The point at an angle, clockwise from the right, and a distance from this one.
        func toward(_ degrees: Double, _ distance: Double) -> Point {
            let angle = degrees * .pi / 180
            return Point(x + distance * cos(angle), y + distance * sin(angle))
        }

        /// The point a fraction of the way to another one.
        func toward(_ other: Point, part: Double) -> Point {
            Point(x + (other.x - x) * part, y + (other.y - y) * part)
        }

        func distance(to other: Point) -> Double {
            let (dx, dy) = (other.x - x, other.y - y)
            return (dx * dx + dy * dy).squareRoot()
        }
    }

    enum Element: Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, Point)
        case close
    }

    private(set) var elements: [Element] = []
    private var last = Point(0, 0)

    /// Whether it ends with a closing step.
    var isClosed: Bool { if case .close = elements.last { true } else { false } }

    /// Lines through points.
    static func lines(_ points: [Point], isClosed: Bool = false) -> SymbolOutline {
        var outline = SymbolOutline()
        for (index, point) in points.enumerated() {
            outline.append(index == 0 ? .move(point) : .line(point))
        }
        if isClosed { outline.append(.close) }
        return outline
    }

    static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> SymbolOutline {
        lines([Point(x1, y1), Point(x2, y2)])
    }

    static func polygon(_ coordinates: [(Double, Double)]) -> SymbolOutline {
        lines(coordinates.map { Point($0.0, $0.1) }, isClosed: true)
    }

    /// Lines through places.
    static func path(_ coordinates: [(Double, Double)]) -> SymbolOutline {
        lines(coordinates.map { Point($0.0, $0.1) })
    }

    /// A closed shape whose corners are equally round.
    static func rounded(_ points: [Point], _ reach: Double) -> SymbolOutline {
        rounded(points, points.map { _ in reach })
    }

    /// A closed shape with round corners.
    ///
    /// - Parameter reaches: How far before and after each corner its curve begins and ends, at most
    ///   to the middle of a side.
    static func rounded(_ points: [Point], _ reaches: [Double]) -> SymbolOutline {
        var outline = SymbolOutline()
        for (index, corner) in points.enumerated() {
            let neighbors = [points.count - 1, 1].map { points[(index + $0) % points.count] }
            let ends = neighbors.map { neighbor in
                let side = corner.distance(to: neighbor)
                return side == 0
                    ? corner : corner.toward(neighbor, part: min(0.5, reaches[index] / side))
            }
            outline.append(index == 0 ? .move(ends[0]) : .line(ends[0]))
            outline.append(
                .curve(
                    ends[0].toward(corner, part: 0.55), ends[1].toward(corner, part: 0.55), ends[1])
            )
        }
        outline.append(.close)
        return outline
    }

    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> SymbolOutline {
        var outline = SymbolOutline()
        outline.append(.move(Point(x + radius, y)))
        outline.addArc(around: Point(x, y), radius, from: 0, to: 360)
        outline.append(.close)
        return outline
    }

    static func roundedRectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
    ) -> SymbolOutline {
        var outline = SymbolOutline()
        let corners = [
            (Point(x + width - radius, y + radius), -90.0),
            (Point(x + width - radius, y + height - radius), 0),
            (Point(x + radius, y + height - radius), 90), (Point(x + radius, y + radius), 180),
        ]
        for (index, (center, angle)) in corners.enumerated() {
            let start = center.toward(angle, radius)
            outline.append(index == 0 ? .move(start) : .line(start))
            outline.addArc(around: center, radius, from: angle, to: angle + 90)
        }
        outline.append(.close)
        return outline
    }

    mutating func append(_ element: Element) {
        switch element {
        case .move(let point), .line(let point), .curve(_, _, let point): last = point
        case .close: break
        }
        elements.append(element)
    }

    /// Adds an arc in curves of at most a quarter of a circle, from the outline's present end.
    mutating func addArc(
        around center: Point, _ radius: Double, from start: Double, to end: Double
    ) {
        let count = max(1, Int((abs(end - start) / 90).rounded(.up)))
        let step = (end - start) / Double(count)
        let quarter = step * .pi / 180 / 4
        let reach = radius * 4 / 3 * sin(quarter) / cos(quarter)
        for index in 0..<count {
            let angle = start + step * Double(index)
            let target = center.toward(angle + step, radius)
            append(
                .curve(
                    last.toward(angle + 90, reach), target.toward(angle + step - 90, reach), target)
            )
        }
    }

    func moved(_ x: Double, _ y: Double, scale: Double = 1) -> SymbolOutline {
        map { Point($0.x * scale + x, $0.y * scale + y) }
    }

    /// The outline with left and right exchanged.
    func mirrored() -> SymbolOutline { map { Point(-$0.x, $0.y) } }

    /// The outline rotated clockwise around the origin.
    func turned(_ degrees: Double) -> SymbolOutline {
        let angle = degrees * .pi / 180
        let (sine, cosine) = (sin(angle), cos(angle))
        return map { Point($0.x * cosine - $0.y * sine, $0.x * sine + $0.y * cosine) }
    }

    static func + (first: SymbolOutline, second: SymbolOutline) -> SymbolOutline {
        var sum = first
        for element in second.elements { sum.append(element) }
        return sum
    }

    private func map(_ place: (Point) -> Point) -> SymbolOutline {
        var mapped = SymbolOutline()
        for element in elements {
            switch element {
            case .move(let point): mapped.append(.move(place(point)))
            case .line(let point): mapped.append(.line(place(point)))
            case .curve(let first, let second, let end):
                mapped.append(.curve(place(first), place(second), place(end)))
            case .close: mapped.append(.close)
            }
        }
        return mapped
    }

    /// Adds the outline to the path of a `cairo_t`.
    func add(to cairo: OpaquePointer) {
        for element in elements {
            switch element {
            case .move(let point): cairo_move_to(cairo, point.x, point.y)
            case .line(let point): cairo_line_to(cairo, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(cairo)
            }
        }
    }
}
