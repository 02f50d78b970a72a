import WidgetWire

/// Reads a plugin's path: each verb is followed by its points.
struct PathReading {
    /// The greatest number of verbs of a path.
    static let limit = 100_000

    private(set) var path = Path()
    /// The problem with the numbers; nil when there is none.
    private(set) var problem: String?
    private let origin: Position
    private let limit: Int
    /// The start of the next line, which curves with one control point need.
    private var current: Position?
    /// The start of the present part of the path.
    private var start = Position.zero

    /// - Parameters:
    ///   - origin: The position of the path's origin on screen.
    ///   - limit: How many verbs may still be added.
    init(origin: Position, isEvenOdd: Bool, limit: Int) {
        self.origin = origin
        path.evenOdd = isEvenOdd
        self.limit = min(limit, Self.limit)
    }

    /// Appends the numbers as far as they can be drawn.
    mutating func read(_ numbers: [Double]) {
        var index = 0
        while index < numbers.count {
            guard path.verbs.count < limit else {
                return problem =
                    "Paths are cut: one may have \(Self.limit) verbs, all together "
                    + "\(LayoutSession.pathVerbLimit); draw less."
            }
            guard let verb = PathVerb(numbers[index]),
                index + 2 * verb.pointCount < numbers.count
            else {
                return problem =
                    "A path is cut at '\(numbers[index])', which is not a verb with its "
                    + "points; see widget_path_verb."
            }
            let points = (0..<verb.pointCount).map {
                Position(x: numbers[index + 1 + 2 * $0], y: numbers[index + 2 + 2 * $0])
            }
            add(verb, points)
            index += 1 + 2 * verb.pointCount
        }
    }

    private mutating func add(_ verb: PathVerb, _ points: [Position]) {
        guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
            return problem = "A path has a point that is not a number; its step is left out."
        }
        guard let current else {
            if verb == .move { begin(points[0]) }
            return
        }
        switch verb {
        case .move: begin(points[0])
        case .line: append(.line, points)
        case .quad:
            append(
                .curve,
                [current.approaching(points[0]), points[1].approaching(points[0]), points[1]])
        case .curve: append(.curve, points)
        case .close:
            append(.close, [])
            self.current = start
        }
    }

    private mutating func begin(_ point: Position) {
        append(.move, [point])
        start = point
    }

    private mutating func append(_ verb: Path.Verb, _ points: [Position]) {
        path.verbs.append(UInt8(verb.rawValue))
        for point in points {
            path.points.append(Float(Length.finite(origin.x + point.x) ?? 0))
            path.points.append(Float(Length.finite(origin.y + point.y) ?? 0))
        }
        current = points.last ?? current
    }
}

extension Position {
    /// The point two thirds of the way to a control point, which is a cubic curve's control point.
    fileprivate func approaching(_ control: Position) -> Position {
        Position(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3)
    }
}
