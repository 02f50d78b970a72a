import CPangoCairo
import WidgetWire

extension OutlinePath {
    /// The greatest distance of the path's points from a point.
    func reach(from place: Point) -> Double {
        elements.reduce(0) { reach, element in
            element.points.reduce(reach) {
                let (x, y) = ($1.x - place.x, $1.y - place.y)
                return max($0, (x * x + y * y).squareRoot())
            }
        }
    }

    /// The pixels that contain the path, enlarged by `margin` points.
    func area(on matrix: cairo_matrix_t, beyond margin: Double = 0) -> PixelArea {
        var (left, top) = (Double.infinity, Double.infinity)
        var (right, bottom) = (-Double.infinity, -Double.infinity)
        for point in elements.lazy.flatMap(\.points) {
            let x = matrix.xx * point.x + matrix.xy * point.y + matrix.x0
            let y = matrix.yx * point.x + matrix.yy * point.y + matrix.y0
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, y), max(bottom, y))
        }
        let margin = margin * matrix.determinant.scale
        return PixelArea(
            x: left - margin, y: top - margin, width: right - left + 2 * margin,
            height: bottom - top + 2 * margin)
    }
}

extension OutlinePath.Element {
    fileprivate var points: [OutlinePath.Coordinate] {
        switch self {
        case .move(let to), .line(let to): [to]
        case .curve(let first, let second, let to): [first, second, to]
        case .close: []
        }
    }
}
