import Foundation

/// A line or a curve with both its ends.
enum PathSegment {
    case line(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint, CGPoint)

    /// The point at a fraction of the parameter.
    func point(at t: CGFloat) -> CGPoint {
        switch self {
        case .line(let from, let to): return from.mixed(with: to, at: t)
        case .curve(let p0, let p1, let p2, let p3):
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
                y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
        }
    }

    /// The piece between two fractions of the parameter.
    func piece(from low: CGFloat, to high: CGFloat) -> PathSegment {
        switch self {
        case .line(let from, let to):
            return .line(from.mixed(with: to, at: low), from.mixed(with: to, at: high))
        case .curve:
            let rest = halves(at: low).1
            return low < 1 ? rest.halves(at: (high - low) / (1 - low)).0 : rest
        }
    }

    private func halves(at t: CGFloat) -> (PathSegment, PathSegment) {
        guard case .curve(let p0, let p1, let p2, let p3) = self else {
            return (piece(from: 0, to: t), piece(from: t, to: 1))
        }
        let (a, b, c) = (
            p0.mixed(with: p1, at: t), p1.mixed(with: p2, at: t), p2.mixed(with: p3, at: t)
        )
        let (d, e) = (a.mixed(with: b, at: t), b.mixed(with: c, at: t))
        let middle = d.mixed(with: e, at: t)
        return (.curve(p0, a, d, middle), .curve(middle, e, c, p3))
    }

    /// How many lines look like the segment.
    var lineCount: Int {
        guard case .curve(let p0, let p1, let p2, let p3) = self else { return 1 }
        let bend = max(
            (p0 - p1 - (p1 - p2)).length, (p1 - p2 - (p2 - p3)).length)
        guard bend.isFinite else { return 1 }
        return max(4, min(Int((3 * bend).squareRoot().rounded(.up)) * 2, 64))
    }

    /// The ends of lines that look like the segment, without its start.
    var linePoints: [CGPoint] {
        let count = lineCount
        return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
    }

    /// The parameters where the segment turns back along an axis.
    func extrema(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        guard case .curve(let p0, let p1, let p2, let p3) = self else { return [] }
        let (v0, v1, v2, v3) = (
            p0[keyPath: axis], p1[keyPath: axis], p2[keyPath: axis], p3[keyPath: axis]
        )
        let (a, b, c) = (v3 - 3 * v2 + 3 * v1 - v0, 2 * (v2 - 2 * v1 + v0), v1 - v0)
        if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b].filter { 0 < $0 && $0 < 1 } }
        let root = b * b - 4 * a * c
        guard root >= 0 else { return [] }
        return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
            .filter { 0 < $0 && $0 < 1 }
    }
}

extension CGPoint {
    func mixed(with other: CGPoint, at t: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }

    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }

    var length: CGFloat { (x * x + y * y).squareRoot() }
}
