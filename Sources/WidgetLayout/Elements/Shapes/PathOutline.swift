import WidgetWire

extension Outline {
    /// An outline of lines and curves; the frame is the smallest around all their points.
    init(_ path: Path) {
        self.init()
        self.path = path
        frame = path.bounds
    }
}

extension Path {
    /// The smallest rectangle around all points, including control points.
    fileprivate var bounds: Rect {
        var (left, right, top, bottom) = (
            Float.infinity, -Float.infinity, Float.infinity, -Float.infinity
        )
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            (left, right) = (min(left, points[index]), max(right, points[index]))
            (top, bottom) = (min(top, points[index + 1]), max(bottom, points[index + 1]))
        }
        guard left <= right else { return Rect() }
        return Rect.with {
            $0.x = Double(left)
            $0.y = Double(top)
            $0.width = Double(right) - Double(left)
            $0.height = Double(bottom) - Double(top)
        }
    }
}
