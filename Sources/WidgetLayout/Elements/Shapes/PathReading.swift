import WidgetWire

/// Reads a path as a plugin has it: a verb, then its points, and so on.
struct PathReading {
    /// The most verbs of a path.
    static let limit = 100_000

    private(set) var path = Path()
    /// What is wrong with the numbers; nil when nothing is.
    private(set) var problem: String?
    private let origin: Position
    private let limit: Int
    /// Where the next line begins, for curves with one control point.
    private var current: Position?
    /// Where the part of the path that is read began.
    private var start = Position.zero

    /// - Parameters:
    ///   - origin: Where the path's own origin lies on screen.
    ///   - limit: The most verbs there is room for.
    init(origin: Position, isEvenOdd: Bool, limit: Int) {
        self.origin = origin
        path.evenOdd = isEvenOdd
        self.limit = min(limit, Self.limit)
    }

    /// Appends what the numbers say, as far as they can be drawn.
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
                    "A path is cut at '\(numbers[index])', which is no verb with its "
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
    /// Two thirds of the way to a control point: where that of a cubic curve lies.
    fileprivate func approaching(_ control: Position) -> Position {
        Position(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3)
    }
}
