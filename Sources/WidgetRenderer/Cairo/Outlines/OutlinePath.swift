import WidgetWire

/// The lines and curves of an outline, in points.
struct OutlinePath {
    struct Coordinate: Hashable {
        var x: Double
        var y: Double
    }

    enum Element: Hashable {
        case move(Coordinate)
        case line(Coordinate)
        case curve(Coordinate, Coordinate, Coordinate)
        case close
    }

    private(set) var elements: [Element] = []
    /// Whether the inside follows the even-odd rule.
    private(set) var isEvenOdd = false

    /// Makes a path of elements.
    init(_ elements: [Element]) { self.elements = elements }

    /// - Parameter frame: The node's frame, for an outline without a frame of its own.
    init(_ outline: Outline, in frame: Rect) {
        let frame = outline.hasFrame ? outline.frame : frame
        switch outline.form {
        case .ellipse:
            self.init(frame, radii: (frame.width / 2, frame.height / 2))
        case .rectangle(let rectangle):
            let radii = (
                x: min(max(rectangle.cornerWidth, 0), frame.width / 2),
                y: min(max(rectangle.cornerHeight, 0), frame.height / 2)
            )
            self.init(frame, radii: radii, isContinuous: rectangle.continuous)
        case .path(let path): self.init(path)
        case nil: self.init(frame, radii: (0, 0))
        }
    }

    /// An upper bound of the length of its lines, in points; curves count from control point to
    /// control point.
    var length: Double {
        var length = 0.0
        var (start, end) = (Coordinate(x: 0, y: 0), Coordinate(x: 0, y: 0))
        func go(to next: Coordinate) {
            length += abs(next.x - end.x) + abs(next.y - end.y)
            end = next
        }
        for element in elements {
            switch element {
            case .move(let to): (start, end) = (to, to)
            case .line(let to): go(to: to)
            case .curve(let first, let second, let to): [first, second, to].forEach(go)
            case .close: go(to: start)
            }
        }
        return length
    }

    /// Whether it has so many elements that nothing may be cut to it, nor it to a clip.
    ///
    /// Cairo would take a time that grows with the square of the number of its lines that cross.
    var isIntricate: Bool { elements.count > 256 }

    /// The path with all its points mapped.
    func mapped(_ place: (Coordinate) -> Coordinate) -> OutlinePath {
        var mapped = self
        mapped.elements = elements.map { element in
            switch element {
            case .move(let to): .move(place(to))
            case .line(let to): .line(place(to))
            case .curve(let first, let second, let to):
                .curve(place(first), place(second), place(to))
            case .close: .close
            }
        }
        return mapped
    }

    init(_ path: Path) {
        isEvenOdd = path.evenOdd
        elements.reserveCapacity(path.verbs.count)
        var points = path.points[...]
        func next() -> Coordinate {
            Coordinate(x: Double(points.popFirst() ?? 0), y: Double(points.popFirst() ?? 0))
        }
        for verb in path.verbs {
            switch Path.Verb(rawValue: Int(verb)) {
            case .move: elements.append(.move(next()))
            case .line: elements.append(.line(next()))
            case .curve: elements.append(.curve(next(), next(), next()))
            case .close, .UNRECOGNIZED, nil: elements.append(.close)
            }
        }
    }

    /// A rectangle with circular corners.
    init(_ frame: Rect, radius: Double) {
        let radius = min(radius, frame.width / 2, frame.height / 2)
        self.init(frame, radii: (radius, radius))
    }

    /// Makes a rounded rectangle, clockwise from the end of the top left corner.
    private init(_ frame: Rect, radii: (x: Double, y: Double), isContinuous: Bool = false) {
        let (left, right) = (frame.x, frame.x + frame.width)
        let (top, bottom) = (frame.y, frame.y + frame.height)
        guard radii.x > 0, radii.y > 0 else {
            elements = [
                .move(Coordinate(x: left, y: top)), .line(Coordinate(x: right, y: top)),
                .line(Coordinate(x: right, y: bottom)), .line(Coordinate(x: left, y: bottom)),
                .close,
            ]
            return
        }
        // The corners after a horizontal edge, and those after a vertical one.
        var (across, down) = (RoundedCorner.round, RoundedCorner.round)
        if isContinuous {
            let room = (x: frame.width / 2 / radii.x, y: frame.height / 2 / radii.y)
            across = RoundedCorner.continuous(before: room.x, after: room.y)
            down = RoundedCorner.continuous(before: room.y, after: room.x)
        }
        elements.reserveCapacity(2 + 4 * (1 + across.count))
        elements.append(.move(Coordinate(x: left + across[0].from * radii.x, y: top)))
        append(across) { Coordinate(x: right - $0 * radii.x, y: top + $1 * radii.y) }
        append(down) { Coordinate(x: right - $1 * radii.x, y: bottom - $0 * radii.y) }
        append(across) { Coordinate(x: left + $0 * radii.x, y: bottom - $1 * radii.y) }
        append(down) { Coordinate(x: left + $1 * radii.x, y: top + $0 * radii.y) }
        elements.append(.close)
    }

    /// Appends a line to the corner and its curves; `place` maps the corner to its position.
    private mutating func append(
        _ corner: [RoundedCorner.Curve], place: (Double, Double) -> Coordinate
    ) {
        elements.append(.line(place(corner[0].from, 0)))
        for curve in corner {
            elements.append(
                .curve(
                    place(curve.first.0, curve.first.1), place(curve.second.0, curve.second.1),
                    place(curve.end.0, curve.end.1)))
        }
    }
}

extension OutlinePath {
    /// The parts of a frame's corners outside of a rounded rectangle or an ellipse.
    func corners(of frame: Rect) -> [OutlinePath] {
        let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
        var ends = [
            Coordinate(x: frame.x, y: frame.y), Coordinate(x: frame.x, y: bottom),
            Coordinate(x: right, y: bottom), Coordinate(x: right, y: frame.y),
        ]
        var corners: [[Element]] = []
        for element in elements {
            switch element {
            case .line:
                guard let end = ends.popLast() else { return [] }
                corners.append([.move(end), element])
            case .curve:
                if let last = corners.indices.last { corners[last].append(element) }
            case .move, .close: break
            }
        }
        return corners.filter { $0.count > 2 }.map { OutlinePath($0 + [.close]) }
    }
}
