import Foundation

/// Straight lines that look like a path, on a fine grid so that ends that meet are equal.
struct LineSoup {
    struct Line: Hashable {
        let from: CGPoint
        let to: CGPoint

        var reversed: Line { Line(from: to, to: from) }
        var middle: CGPoint { from.mixed(with: to, at: 0.5) }

        /// Points right beside the middle, on both sides.
        var sides: (left: CGPoint, right: CGPoint) {
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let scale = LineSoup.grid / 4 / max((dx * dx + dy * dy).squareRoot(), 1e-12)
            let middle = middle
            return (
                CGPoint(x: middle.x + dy * scale, y: middle.y - dx * scale),
                CGPoint(x: middle.x - dy * scale, y: middle.y + dx * scale)
            )
        }
    }

    /// The distance of points of the grid.
    fileprivate static let grid: CGFloat = 1 / 1024
    /// Beyond as many lines a path is too much work to combine.
    private static let limit = 4_000

    let lines: [Line]

    init(lines: [Line]) { self.lines = lines }

    init(_ path: PathSteps, closesParts: Bool) {
        var lines: [Line] = []
        for part in path.parts {
            let points = part.polygon.map(Self.snapped)
            var pairs = Array(zip(points, points.dropFirst()))
            if closesParts || part.isClosed, let first = points.first, let last = points.last {
                pairs.append((last, first))
            }
            for (from, to) in pairs where from != to && from.x.isFinite && to.x.isFinite {
                if lines.count < Self.limit { lines.append(Line(from: from, to: to)) }
            }
        }
        self.lines = lines
    }

    private static func snapped(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x / grid).rounded() * grid, y: (point.y / grid).rounded() * grid)
    }

    /// Whether a point lies inside of the closed lines.
    func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
        var (winding, crossings) = (0, 0)
        for line in lines where (line.from.y <= point.y) != (line.to.y <= point.y) {
            let share = (point.y - line.from.y) / (line.to.y - line.from.y)
            guard line.from.x + share * (line.to.x - line.from.x) > point.x else { continue }
            winding += line.to.y > line.from.y ? 1 : -1
            crossings += 1
        }
        return isEvenOdd ? crossings % 2 == 1 : winding != 0
    }

    /// The same lines, cut where they meet each other or those of another path.
    func cut(by other: LineSoup) -> LineSoup {
        LineSoup(
            lines: lines.flatMap { line -> [Line] in
                var cuts: [CGFloat] = []
                for blade in lines + other.lines { cuts += line.cuts(by: blade) }
                let points = cuts.sorted().map {
                    Self.snapped(line.from.mixed(with: line.to, at: $0))
                }
                let ends = [line.from] + points + [line.to]
                return zip(ends, ends.dropFirst()).compactMap {
                    $0 == $1 ? nil : Line(from: $0, to: $1)
                }
            })
    }

    /// The lines as closed parts, each going on where the one before ended.
    var closedParts: PathSteps {
        var next: [CGPoint: [Line]] = [:]
        for line in lines.sorted(by: Self.isBefore).reversed() {
            next[line.from, default: []].append(line)
        }
        var result = PathSteps()
        for start in lines.sorted(by: Self.isBefore) {
            guard var line = next[start.from]?.popLast() else { continue }
            result.move(to: line.from)
            let first = line.from
            while line.to != first, let following = next[line.to]?.popLast() {
                let goesOn = line.direction.isAlong(following.direction)
                if !goesOn { result.addLine(to: line.to) }
                line = following
            }
            if line.to != first { result.addLine(to: line.to) }
            result.close()
        }
        return result
    }

    private static func isBefore(_ a: Line, _ b: Line) -> Bool {
        (a.from.x, a.from.y, a.to.x, a.to.y) < (b.from.x, b.from.y, b.to.x, b.to.y)
    }
}

extension LineSoup.Line {
    fileprivate var direction: CGPoint {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 1e-12)
        return CGPoint(x: dx / length, y: dy / length)
    }

    /// The fractions of the line where another one meets or leaves it.
    fileprivate func cuts(by other: LineSoup.Line) -> [CGFloat] {
        guard min(from.x, to.x) <= max(other.from.x, other.to.x),
            max(from.x, to.x) >= min(other.from.x, other.to.x),
            min(from.y, to.y) <= max(other.from.y, other.to.y),
            max(from.y, to.y) >= min(other.from.y, other.to.y), self != other
        else { return [] }
        let (own, theirs) = (to - from, other.to - other.from)
        let (apart, cross) = (other.from - from, own.x * theirs.y - own.y * theirs.x)
        let (length, theirLength) = (own.length, theirs.length)
        if abs(cross) <= 1e-9 * length * theirLength {
            guard abs(apart.x * own.y - apart.y * own.x) <= LineSoup.grid * length else {
                return []
            }
            return [other.from, other.to].map { end in
                ((end.x - from.x) * own.x + (end.y - from.y) * own.y) / (length * length)
            }.filter { 0 < $0 && $0 < 1 }
        }
        let share = (apart.x * theirs.y - apart.y * theirs.x) / cross
        let theirShare = (apart.x * own.y - apart.y * own.x) / cross
        let (slack, theirSlack) = (LineSoup.grid / length, LineSoup.grid / theirLength)
        guard share > -slack, share < 1 + slack, theirShare > -theirSlack,
            theirShare < 1 + theirSlack
        else { return [] }
        return [max(0, min(share, 1))]
    }
}

extension CGPoint {
    /// Whether two directions are the same.
    fileprivate func isAlong(_ other: CGPoint) -> Bool {
        x * other.x + y * other.y > 0 && abs(x * other.y - y * other.x) < 1e-7
    }
}
