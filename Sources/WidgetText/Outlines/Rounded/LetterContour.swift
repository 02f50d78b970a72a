import Glibc

/// A closed contour around a part of a letter, or around a hole in it.
struct LetterContour {
    typealias Point = SIMD2<Double>

    private(set) var segments: [CurveSegment] = []
    private var start = Point()
    private var end = Point()

    /// The change of direction, in radians, below which a corner counts as smooth.
    private static let leastTurn = 0.35
    /// The greatest distance from a tip at which a spike is cut, in radii; a right angle is cut at
    /// one radius.
    private static let longestCut = 1.2
    /// The share of a side that a corner may use, if its other end has a corner too, and if not.
    ///
    /// A little is always left, which determines the direction.
    private static let shares = (shared: 0.48, alone: 0.9)

    mutating func move(to point: Point) { (start, end) = (point, point) }

    mutating func addLine(to point: Point) {
        add(CurveSegment(from: end, to: point))
    }

    mutating func addCurve(_ first: Point, _ second: Point, to point: Point) {
        add(CurveSegment(start: end, first: first, second: second, end: point))
    }

    mutating func close() { addLine(to: start) }

    private mutating func add(_ segment: CurveSegment) {
        end = segment.end
        if segment.length > 1e-4 { segments.append(segment) }
    }

    /// The area of the polygon of its points, with a sign for the direction.
    var signedArea: Double {
        segments.reduce(0) { area, segment in
            let points = [segment.start, segment.first, segment.second, segment.end]
            return zip(points, points.dropFirst()).reduce(area) {
                $0 + ($1.0.x * $1.1.y - $1.0.y * $1.1.x) / 2
            }
        }
    }

    /// The contour with rounded corners where the letter sticks out.
    ///
    /// - Parameters:
    ///   - radius: The greatest radius; corners between short sides have less.
    ///   - area: The letters' signed area; corners that turn in the direction of its sign stick
    ///     out.
    func rounded(radius: Double, turning area: Double) -> LetterContour {
        let turns = segments.indices.map { index -> Double in
            let turn = segments[before(index)].turn(to: segments[index])
            return abs(turn) < Self.leastTurn || turn * area < 0 ? 0 : abs(turn)
        }
        let cuts = segments.indices.map { index -> Double in
            guard turns[index] > 0 else { return 0 }
            return min(
                radius * min(tan(turns[index] / 2), Self.longestCut),
                room(of: before(index), turns: turns, corner: before(index)),
                room(of: index, turns: turns, corner: after(index)))
        }
        var result = LetterContour()
        for index in segments.indices {
            let side = segments[index].trimmed(start: cuts[index], end: cuts[after(index)])
            if cuts[index] > 0, let last = result.segments.last {
                result.segments.append(last.corner(to: side))
            }
            result.segments.append(side)
        }
        if let first = result.segments.first, let last = result.segments.last, cuts[0] > 0 {
            result.segments.append(last.corner(to: first))
        }
        return result
    }

    /// The length of a side that a corner at one end may use, given the corner at its other end.
    private func room(of index: Int, turns: [Double], corner other: Int) -> Double {
        segments[index].length * (turns[other] > 0 ? Self.shares.shared : Self.shares.alone)
    }

    private func before(_ index: Int) -> Int { index == 0 ? segments.count - 1 : index - 1 }
    private func after(_ index: Int) -> Int { index + 1 == segments.count ? 0 : index + 1 }
}
