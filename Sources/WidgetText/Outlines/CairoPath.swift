import CPangoCairo

/// The steps of a path that Cairo has copied, in its own units; valid as long as the copy.
struct CairoPath: Sequence, IteratorProtocol {
    typealias Point = SIMD2<Double>

    enum Step {
        case move(Point)
        case line(Point)
        case curve(Point, Point, Point)
        case close
    }

    private var rest: Slice<UnsafeBufferPointer<cairo_path_data_t>>

    init(_ path: cairo_path_t) {
        rest = UnsafeBufferPointer(start: path.data, count: Int(path.num_data))[...]
    }

    /// A header holds the step and the number of its elements, which are itself and the points
    /// after it.
    mutating func next() -> Step? {
        guard let header = rest.first?.header else { return nil }
        let points = rest.dropFirst().prefix(Swift.max(0, Int(header.length) - 1)).map {
            Point($0.point.x, $0.point.y)
        }
        rest = rest.dropFirst(1 + points.count)
        return switch (header.type, points.count) {
        case (CAIRO_PATH_MOVE_TO, 1): .move(points[0])
        case (CAIRO_PATH_LINE_TO, 1): .line(points[0])
        case (CAIRO_PATH_CURVE_TO, 3): .curve(points[0], points[1], points[2])
        default: .close
        }
    }
}
