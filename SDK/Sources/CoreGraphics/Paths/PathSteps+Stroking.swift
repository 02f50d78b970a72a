package import Foundation

extension PathSteps {
    /// How a line is drawn.
    package struct Line {
        var width: CGFloat
        var cap: CGLineCap
        var join: CGLineJoin
        var miterLimit: CGFloat
        var dash: [CGFloat]
        var phase: CGFloat

        package init(
            width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat,
            dash: [CGFloat], phase: CGFloat
        ) {
            self.width = width
            self.cap = cap
            self.join = join
            self.miterLimit = miterLimit
            self.dash = dash
            self.phase = phase
        }
    }

    /// The outline of the path's line, to be filled where it winds around a point at least once.
    ///
    /// It is made of overlapping pieces that all turn the same way: one for each short straight
    /// line, each corner and each end.
    package func stroked(_ line: Line) -> PathSteps {
        guard line.width > 0, line.width.isFinite else { return PathSteps() }
        var pen = Pen(line: line)
        for part in parts {
            for piece in dashed(part.polygon, isClosed: part.isClosed, line) {
                pen.draw(piece.points, isClosed: piece.isClosed)
            }
        }
        return pen.outline
    }

    /// The pieces of a polygon that a dashed line leaves.
    private func dashed(
        _ polygon: [CGPoint], isClosed: Bool, _ line: Line
    ) -> [(points: [CGPoint], isClosed: Bool)] {
        let period = line.dash.reduce(0, +)
        guard period > 0.01, line.dash.allSatisfy({ $0 >= 0 }), let first = polygon.first else {
            return [(polygon, isClosed)]
        }
        var dasher = Dasher(line.dash, phase: line.phase, period: period)
        var (pieces, piece): ([[CGPoint]], [CGPoint]) = ([], dasher.isOn ? [first] : [])
        for (from, to) in zip(polygon, polygon.dropFirst() + (isClosed ? [first] : [])) {
            let length = (to - from).length
            var passed = CGFloat(0)
            while length - passed > dasher.left, pieces.count < 10_000 {
                passed += dasher.left
                piece.append(from.mixed(with: to, at: passed / length))
                if dasher.isOn { pieces.append(piece) }
                if dasher.isOn { piece = [] }
                dasher.turn()
            }
            dasher.left -= length - passed
            if dasher.isOn { piece.append(to) }
        }
        if dasher.isOn { pieces.append(piece) }
        return pieces.map { ($0, false) }
    }
}

/// Where in the dashes a line is.
private struct Dasher {
    private let dash: [CGFloat]
    private var index = 0
    /// How long the dash or the gap goes on.
    var left: CGFloat

    init(_ dash: [CGFloat], phase: CGFloat, period: CGFloat) {
        self.dash = dash
        left = dash[0]
        var phase = phase.truncatingRemainder(dividingBy: 2 * period)
        if phase < 0 { phase += 2 * period }
        while phase >= left {
            phase -= left
            turn()
        }
        left -= phase
    }

    var isOn: Bool { index % 2 == 0 }

    mutating func turn() {
        index += 1
        left = dash[index % dash.count]
    }
}

/// Draws the outlines of lines, piece by piece.
private struct Pen {
    let line: PathSteps.Line
    private(set) var outline = PathSteps()

    private var radius: CGFloat { line.width / 2 }

    init(line: PathSteps.Line) { self.line = line }

    mutating func draw(_ points: [CGPoint], isClosed: Bool) {
        var corners: [CGPoint] = []
        for point in points where corners.last != point { corners.append(point) }
        guard corners.count > 1 else { return drawDot(corners.first) }
        let lines = Array(zip(corners, corners.dropFirst() + (isClosed ? [corners[0]] : [])))
        for (from, to) in lines { drawLine(from, to) }
        for (before, after) in zip(lines, lines.dropFirst()) {
            drawJoin(before.0, before.1, after.1)
        }
        if isClosed, let last = lines.last {
            drawJoin(last.0, last.1, lines[0].1)
        } else {
            drawCap(at: corners[0], from: corners[1])
            drawCap(at: corners[corners.count - 1], from: corners[corners.count - 2])
        }
    }

    private mutating func drawDot(_ point: CGPoint?) {
        guard let point, line.cap == .round else { return }
        drawDisc(point)
    }

    private mutating func drawDisc(_ center: CGPoint) {
        outline.addEllipse(
            in: CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
    }

    private mutating func drawLine(_ from: CGPoint, _ to: CGPoint) {
        let side = to.direction(from: from)
        let (x, y) = (-side.y * radius, side.x * radius)
        drawPolygon([
            CGPoint(x: from.x - x, y: from.y - y), CGPoint(x: to.x - x, y: to.y - y),
            CGPoint(x: to.x + x, y: to.y + y), CGPoint(x: from.x + x, y: from.y + y),
        ])
    }

    private mutating func drawCap(at end: CGPoint, from before: CGPoint) {
        switch line.cap {
        case .butt: return
        case .round: drawDisc(end)
        case .square:
            let ahead = end.direction(from: before)
            drawLine(end, CGPoint(x: end.x + ahead.x * radius, y: end.y + ahead.y * radius))
        }
    }

    private mutating func drawJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        let (ahead, next) = (corner.direction(from: before), after.direction(from: corner))
        let turn = ahead.x * next.y - ahead.y * next.x
        let along = ahead.x * next.x + ahead.y * next.y
        if line.join == .round { return drawDisc(corner) }
        guard abs(turn) > 1e-6 else { return }
        let sign: CGFloat = turn > 0 ? -1 : 1
        let first = CGPoint(x: -ahead.y * radius * sign, y: ahead.x * radius * sign)
        let second = CGPoint(x: -next.y * radius * sign, y: next.x * radius * sign)
        var points = [
            corner, CGPoint(x: corner.x + first.x, y: corner.y + first.y),
            CGPoint(x: corner.x + second.x, y: corner.y + second.y),
        ]
        // The sharp tip lies on the line halfway between both sides.
        let reach = 2 / (1 + along)
        if line.join == .miter, along > -0.9999, reach <= line.miterLimit * line.miterLimit {
            let tip = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
            points.insert(
                CGPoint(x: corner.x + tip.x * reach, y: corner.y + tip.y * reach), at: 2)
        }
        drawPolygon(points)
    }

    /// Turns every piece the same way, so that overlaps add up.
    private mutating func drawPolygon(_ points: [CGPoint]) {
        let area = zip(points, points.dropFirst() + [points[0]])
            .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        let points = area < 0 ? points.reversed() : points
        for (index, point) in points.enumerated() {
            if index == 0 { outline.move(to: point) } else { outline.addLine(to: point) }
        }
        outline.close()
    }
}
