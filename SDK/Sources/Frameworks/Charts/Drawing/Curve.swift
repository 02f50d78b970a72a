import SwiftUI

/// A line through points.
struct Curve {
    let points: [CGPoint]
    let method: InterpolationMethod

    /// Goes on with the line, whose first point the path is at or moves to.
    func add(to path: inout Path, isStart: Bool = true) {
        guard let first = points.first else { return }
        if isStart { path.move(to: first) } else { path.addLine(to: first) }
        for index in points.indices.dropFirst() {
            addPiece(to: index, in: &path)
        }
    }

    private func addPiece(to index: Int, in path: inout Path) {
        let (start, end) = (points[index - 1], points[index])
        switch method.kind {
        case .linear: path.addLine(to: end)
        case .step(let part):
            let x = start.x + (end.x - start.x) * part
            path.addLine(to: CGPoint(x: x, y: start.y))
            path.addLine(to: CGPoint(x: x, y: end.y))
            path.addLine(to: end)
        case .monotone:
            let third = (end.x - start.x) / 3
            path.addCurve(
                to: end,
                control1: CGPoint(x: start.x + third, y: start.y + third * slope(at: index - 1)),
                control2: CGPoint(x: end.x - third, y: end.y - third * slope(at: index)))
        case .cardinal(let tension):
            let factor = (1 - tension) / 6
            let (before, after) = neighbours(of: index)
            path.addCurve(
                to: end, control1: start + (end - before) * factor,
                control2: end - (after - start) * factor)
        case .catmullRom(let alpha): addCatmullRom(to: index, alpha, in: &path)
        }
    }

    /// Returns the points before and after a segment; at the ends of the line, those of the
    /// segment.
    private func neighbours(of index: Int) -> (before: CGPoint, after: CGPoint) {
        (points[max(0, index - 2)], points[min(points.count - 1, index + 1)])
    }

    /// The slope of a curve that neither rises above nor falls below its points (Fritsch and
    /// Carlson, as Steffen's "A simple method for monotonic interpolation", 1990, chooses it).
    private func slope(at index: Int) -> CGFloat {
        func secant(_ index: Int) -> CGFloat {
            let (start, end) = (points[index], points[index + 1])
            return end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
        }
        guard points.count > 2 else { return secant(0) }
        if index == 0 { return (3 * secant(0) - slope(at: 1)) / 2 }
        if index == points.count - 1 { return (3 * secant(index - 1) - slope(at: index - 1)) / 2 }
        let (before, after) = (secant(index - 1), secant(index))
        guard before * after > 0 else { return 0 }
        let widths = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
        let mean = (before * widths.1 + after * widths.0) / (widths.0 + widths.1)
        let least = min(abs(before), abs(after), abs(mean) / 2)
        return before < 0 ? -2 * least : 2 * least
    }

    private func addCatmullRom(to index: Int, _ alpha: CGFloat, in path: inout Path) {
        let (start, end) = (points[index - 1], points[index])
        let (before, after) = neighbours(of: index)
        let steps = (
            pow((start - before).length, alpha), pow((end - start).length, alpha),
            pow((after - end).length, alpha)
        )
        func control(
            _ point: CGPoint, _ far: CGPoint, _ other: CGPoint, _ outer: CGFloat, _ inner: CGFloat
        ) -> CGPoint {
            guard outer > 0, inner > 0 else { return point }
            let weight = 2 * outer * outer + 3 * outer * inner + inner * inner
            let sum = point * weight - far * (inner * inner) + other * (outer * outer)
            return sum * (1 / (3 * outer * (outer + inner)))
        }
        path.addCurve(
            to: end, control1: control(start, before, end, steps.0, steps.1),
            control2: control(end, after, start, steps.2, steps.1))
    }
}

extension CGPoint {
    fileprivate static func + (first: CGPoint, second: CGPoint) -> CGPoint {
        CGPoint(x: first.x + second.x, y: first.y + second.y)
    }

    fileprivate static func - (first: CGPoint, second: CGPoint) -> CGPoint {
        CGPoint(x: first.x - second.x, y: first.y - second.y)
    }

    fileprivate static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
        CGPoint(x: point.x * factor, y: point.y * factor)
    }

    fileprivate var length: CGFloat { (x * x + y * y).squareRoot() }
}
