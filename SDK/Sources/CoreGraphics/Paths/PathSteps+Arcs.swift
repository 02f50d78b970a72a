package import Foundation

extension PathSteps {
    /// Adds a part of a circle, after a line to where it begins.
    ///
    /// - Parameters:
    ///   - start: In radians, from the x axis towards the y axis.
    ///   - delta: How far it turns; negative against the y axis.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, start.isFinite, delta.isFinite else { return }
        let place = CGAffineTransform(translationX: center.x, y: center.y)
            .scaledBy(x: radius, y: radius).concatenating(transform)
        let first = CGPoint(x: cos(start), y: sin(start)).applying(place)
        if current == nil { move(to: first) } else if current != first { addLine(to: first) }
        let turn = max(-2 * CGFloat.pi, min(delta, 2 * .pi))
        let count = max(1, Int((abs(turn) / (.pi / 2) - 0.0001).rounded(.up)))
        for index in 0..<count {
            addArcPiece(
                from: start + turn * CGFloat(index) / CGFloat(count),
                by: turn / CGFloat(count), place)
        }
    }

    /// Adds a part of a circle between two angles.
    ///
    /// - Parameter clockwise: As in a space whose y axis goes up: where it goes down, as in views,
    ///   the arc turns the other way.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let full = 2 * CGFloat.pi
        var delta = end - start
        guard delta.isFinite else { return }
        if abs(delta) >= full - 1e-9 {
            delta = clockwise ? -full : full
        } else if clockwise, delta > 0 {
            delta -= full
        } else if !clockwise, delta < 0 {
            delta += full
        }
        addArc(center: center, radius: radius, start: start, delta: delta, transform: transform)
    }

    /// Adds an arc that touches the line to `corner` and the line from there to `end`.
    package mutating func addArc(
        corner: CGPoint, end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let from = current?.applying(transform.inverted()) else { return }
        let (first, second) = (from.direction(from: corner), end.direction(from: corner))
        let angle = acos(max(-1, min(first.x * second.x + first.y * second.y, 1)))
        guard radius > 0, angle > 1e-6, angle < .pi - 1e-6 else {
            return addLine(to: corner.applying(transform))
        }
        let reach = radius / tan(angle / 2)
        let begin = CGPoint(x: corner.x + first.x * reach, y: corner.y + first.y * reach)
        let isLeft = first.x * second.y - first.y * second.x < 0
        let normal = isLeft ? CGPoint(x: first.y, y: -first.x) : CGPoint(x: -first.y, y: first.x)
        let center = CGPoint(x: begin.x + normal.x * radius, y: begin.y + normal.y * radius)
        addArc(
            center: center, radius: radius,
            start: atan2(begin.y - center.y, begin.x - center.x),
            delta: isLeft ? .pi - angle : angle - .pi, transform: transform)
    }

    /// Adds an ellipse that begins at the right and turns towards the y axis.
    package mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, !rect.isInfinite else { return }
        let place = CGAffineTransform(translationX: rect.midX, y: rect.midY)
            .scaledBy(x: rect.width / 2, y: rect.height / 2).concatenating(transform)
        move(to: CGPoint(x: 1, y: 0).applying(place))
        for quarter in 0..<4 {
            addArcPiece(from: CGFloat(quarter) * .pi / 2, by: .pi / 2, place)
        }
        close()
    }

    /// Adds a piece of the unit circle, at most a quarter of it.
    private mutating func addArcPiece(
        from angle: CGFloat, by turn: CGFloat, _ place: CGAffineTransform
    ) {
        let reach = 4 / 3 * tan(turn / 4)
        let end = angle + turn
        let (c0, s0, c1, s1) = (cos(angle), sin(angle), cos(end), sin(end))
        addCurve(
            control1: CGPoint(x: c0 - reach * s0, y: s0 + reach * c0).applying(place),
            control2: CGPoint(x: c1 + reach * s1, y: s1 - reach * c1).applying(place),
            to: CGPoint(x: c1, y: s1).applying(place))
    }
}

extension CGPoint {
    /// The vector of length 1 from another point to this one; none between equal points.
    func direction(from other: CGPoint) -> CGPoint {
        let (dx, dy) = (x - other.x, y - other.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return length > 0 ? CGPoint(x: dx / length, y: dy / length) : .zero
    }
}
