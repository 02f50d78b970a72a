package import Foundation

extension PathSteps {
    /// A part of a path: segments that hang together.
    struct Part {
        var start: CGPoint
        var segments: [PathSegment] = []
        var isClosed = false

        /// Lines that look like the part; the first point is not repeated at the end.
        var polygon: [CGPoint] {
            var points = [start]
            for segment in segments { points += segment.linePoints }
            if isClosed, points.count > 1, points.last == points.first { points.removeLast() }
            return points
        }
    }

    /// The path part by part; closing adds the line back to where a part began.
    var parts: [Part] {
        var parts: [Part] = []
        var at = CGPoint.zero
        for step in steps {
            guard var part = parts.popLast() else {
                if case .move(let point) = step { (at, parts) = (point, [Part(start: point)]) }
                continue
            }
            switch step {
            case .move(let point):
                parts.append(part)
                part = Part(start: point)
                at = point
            case .line(let point):
                part.segments.append(.line(at, point))
                at = point
            case .quad(let control, let point):
                part.segments.append(
                    .curve(
                        at, at.mixed(with: control, at: 2 / 3),
                        point.mixed(with: control, at: 2 / 3), point))
                at = point
            case .curve(let control1, let control2, let point):
                part.segments.append(.curve(at, control1, control2, point))
                at = point
            case .close:
                if at != part.start { part.segments.append(.line(at, part.start)) }
                part.isClosed = true
                at = part.start
            }
            parts.append(part)
        }
        return parts
    }

    /// The smallest rectangle around all lines and curves; null for none.
    package var bounds: CGRect {
        var box = CGRect.null
        for part in parts {
            box = box.union(CGRect(origin: part.start, size: .zero))
            for segment in part.segments {
                for t in segment.extrema(\.x) + segment.extrema(\.y) + [1] {
                    box = box.union(CGRect(origin: segment.point(at: t), size: .zero))
                }
            }
        }
        return box
    }

    /// The smallest rectangle around all points, those that only pull at curves too.
    package var controlBounds: CGRect {
        steps.reduce(.null) { box, step in
            step.points.reduce(box) { $0.union(CGRect(origin: $1, size: .zero)) }
        }
    }

    /// Whether a point lies inside; parts that are not closed count as if they were.
    package func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
        var (winding, crossings) = (0, 0)
        for part in parts {
            let polygon = part.polygon
            for (index, to) in polygon.enumerated() {
                let from = polygon[index == 0 ? polygon.count - 1 : index - 1]
                guard (from.y <= point.y) != (to.y <= point.y) else { continue }
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                guard x > point.x else { continue }
                winding += to.y > from.y ? 1 : -1
                crossings += 1
            }
        }
        return isEvenOdd ? crossings % 2 == 1 : winding != 0
    }
}

extension PathSteps.Step {
    package var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quad(let control, let point): [control, point]
        case .curve(let control1, let control2, let point): [control1, control2, point]
        case .close: []
        }
    }
}

extension PathSteps {
    /// The same lines and curves, drawn the other way round, the last part first.
    package func reversed() -> PathSteps {
        var result = PathSteps()
        for part in parts.reversed() {
            result.move(to: part.segments.last?.point(at: 1) ?? part.start)
            for segment in part.segments.reversed() {
                switch segment {
                case .line(let from, _): result.addLine(to: from)
                case .curve(let from, let control1, let control2, _):
                    result.addCurve(control1: control2, control2: control1, to: from)
                }
            }
            if part.isClosed { result.close() }
        }
        return result
    }
}
