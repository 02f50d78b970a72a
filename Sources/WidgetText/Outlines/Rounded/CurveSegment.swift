import Glibc

/// A cubic curve of a contour; for a line, the control points lie on it.
struct CurveSegment: Equatable {
    typealias Point = SIMD2<Double>

    let start: Point
    let first: Point
    let second: Point
    let end: Point

    init(start: Point, first: Point, second: Point, end: Point) {
        (self.start, self.first, self.second, self.end) = (start, first, second, end)
    }

    /// Makes a line.
    init(from start: Point, to end: Point) {
        let third = (end - start) / 3
        self.init(start: start, first: start + third, second: end - third, end: end)
    }

    /// The number of steps by which lengths are measured.
    private static let steps = 8

    /// The approximate length.
    var length: Double {
        var (length, last) = (0.0, start)
        for step in 1...Self.steps {
            let next = point(at: Double(step) / Double(Self.steps))
            length += (next - last).length
            last = next
        }
        return length
    }

    private func point(at time: Double) -> Point {
        let rest = 1 - time
        return start * (rest * rest * rest) + first * (3 * rest * rest * time)
            + second * (3 * rest * time * time) + end * (time * time * time)
    }

    /// The direction at its start, as a unit vector.
    private var startDirection: Point { Self.direction([first, second, end], from: start) }

    /// The direction at its end, as a unit vector.
    private var endDirection: Point { -Self.direction([second, first, start], from: end) }

    private static func direction(_ points: [Point], from origin: Point) -> Point {
        for point in points {
            let way = point - origin
            if way.length > 1e-6 { return way / way.length }
        }
        return Point(1, 0)
    }

    /// The change of direction from the end of this to the start of the next, in radians, −π…π.
    func turn(to next: CurveSegment) -> Double {
        let (from, to) = (endDirection, next.startDirection)
        return atan2(from.x * to.y - from.y * to.x, (from * to).sum())
    }

    /// The curve shortened by lengths at both ends.
    func trimmed(start startCut: Double, end endCut: Double) -> CurveSegment {
        guard startCut > 0 || endCut > 0 else { return self }
        let (from, to) = (time(at: startCut), time(at: length - endCut))
        guard from < to else { return self }
        return split(at: to).0.split(at: from / to).1
    }

    /// The parameter at which the curve has covered a distance.
    private func time(at distance: Double) -> Double {
        var (gone, last) = (0.0, start)
        for step in 1...Self.steps {
            let time = Double(step) / Double(Self.steps)
            let next = point(at: time)
            let way = (next - last).length
            if gone + way >= distance, way > 0 {
                return time - (1 - (distance - gone) / way) / Double(Self.steps)
            }
            gone += way
            last = next
        }
        return 1
    }

    /// The two parts from De Casteljau's algorithm.
    private func split(at time: Double) -> (CurveSegment, CurveSegment) {
        func between(_ one: Point, _ other: Point) -> Point { one + (other - one) * time }
        let (a, b, c) = (between(start, first), between(first, second), between(second, end))
        let (d, e) = (between(a, b), between(b, c))
        let middle = between(d, e)
        return (
            CurveSegment(start: start, first: a, second: d, end: middle),
            CurveSegment(start: middle, first: e, second: c, end: end)
        )
    }

    /// An approximate arc from the end of this to the start of the next.
    func corner(to next: CurveSegment) -> CurveSegment {
        let turn = abs(self.turn(to: next))
        // An arc of radius r has handles of length r · 4/3 · tan(turn / 4) and a chord of length r
        // · 2 · sin(turn / 2).
        let chord = (next.start - end).length
        let handle =
            turn > 1e-3 ? chord * (2 / 3) * tan(turn / 4) / sin(turn / 2) : chord / 3
        return CurveSegment(
            start: end, first: end + endDirection * handle,
            second: next.start - next.startDirection * handle, end: next.start)
    }
}

extension SIMD2<Double> {
    fileprivate var length: Double { (self * self).sum().squareRoot() }
}
