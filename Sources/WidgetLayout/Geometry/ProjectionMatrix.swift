import Foundation
import WidgetWire

/// A projection of the plane: nine numbers, row by row, that map x, y and 1 to x', y' and w.
struct ProjectionMatrix {
    private(set) var values: [Double]

    /// Makes a projection; nil unless there are nine finite numbers.
    init?(_ numbers: [Double]) {
        let finite = numbers.compactMap(Length.finite)
        guard numbers.count == 9, finite.count == 9 else { return nil }
        values = finite
    }

    /// Makes an affine transform; nil unless there are six finite numbers: a, b, c, d, tx, ty.
    init?(affine numbers: [Double]) {
        let finite = numbers.compactMap(Length.finite)
        guard numbers.count == 6, finite.count == 6 else { return nil }
        values = [finite[0], finite[2], finite[4], finite[1], finite[3], finite[5], 0, 0, 1]
    }

    /// Scales a view and then rotates it about an anchor.
    ///
    /// - Parameter anchor: The anchor in fractions of the view's size.
    init(degrees: Double, scale: Position, anchor: Position, size: Size) {
        let radians = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
        let (sine, cosine) = (sin(radians), cos(radians))
        let origin = Position(x: anchor.x * size.width, y: anchor.y * size.height)
        let rows = [
            [cosine * scale.x, -sine * scale.y], [sine * scale.x, cosine * scale.y],
        ]
        values = [
            rows[0][0], rows[0][1], origin.x - rows[0][0] * origin.x - rows[0][1] * origin.y,
            rows[1][0], rows[1][1], origin.y - rows[1][0] * origin.x - rows[1][1] * origin.y,
            0, 0, 1,
        ]
    }

    /// Rotates a view in space about an axis through an anchor, seen from the front.
    ///
    /// The viewer's distance is the longer side divided by the perspective, like `m34 =
    /// -perspective / max(width, height)` in Core Animation.
    ///
    /// - Parameters:
    ///   - axis: x, y and z of its direction, and how far in front of the view the anchor is.
    ///   - anchor: The anchor in fractions of the view's size.
    init(
        degrees: Double, axis: [Double], anchor: Position, perspective: Double, size: Size
    ) {
        let axis = (axis + [0, 0, 0, 0]).prefix(4).map { Length.finite($0) ?? 0 }
        let length = (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]).squareRoot()
        let radians = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
        // Without an axis there is no rotation.
        let (sine, cosine) = length > 0 ? (sin(radians), cos(radians)) : (0, 1)
        let scale = length > 0 ? 1 / length : 0
        let (x, y, z) = (axis[0] * scale, axis[1] * scale, axis[2] * scale)
        let rest = 1 - cosine
        let turned = [
            [cosine + x * x * rest, x * y * rest - z * sine, x * z * rest + y * sine],
            [y * x * rest + z * sine, cosine + y * y * rest, y * z * rest - x * sine],
            [z * x * rest - y * sine, z * y * rest + x * sine, cosine + z * z * rest],
        ]
        let origin = Position(x: anchor.x * size.width, y: anchor.y * size.height)
        // The rows that map a point of the view to the coordinates of the rotated one.
        let rows = turned.map { row in
            [row[0], row[1], -row[0] * origin.x - row[1] * origin.y - row[2] * axis[3]]
        }
        let nearness = perspective / max(size.width, size.height, 1)
        let depth = [-nearness * rows[2][0], -nearness * rows[2][1], 1 - nearness * rows[2][2]]
        values =
            (0..<3).map { rows[0][$0] + origin.x * depth[$0] }
            + (0..<3).map { rows[1][$0] + origin.y * depth[$0] } + depth
    }

    /// The projection with its origin at a frame's corner.
    func moved(to rect: Rect) -> ProjectionMatrix {
        var moved = self
        for row in stride(from: 0, to: 9, by: 3) {
            moved.values[row + 2] -= values[row] * rect.x + values[row + 1] * rect.y
        }
        for column in 0..<3 {
            let depth = moved.values[6 + column]
            moved.values[column] += rect.x * depth
            moved.values[3 + column] += rect.y * depth
        }
        return moved
    }

    /// A group with the projection, as an affine transform when it has no perspective.
    var group: Group {
        Group.with {
            $0.opacity = 1
            let isFlat = abs(values[6]) < 1e-12 && abs(values[7]) < 1e-12 && values[8] > 1e-9
            guard isFlat else { return $0.projection.values = values }
            let numbers = values.map { $0 / values[8] }
            ($0.transform.a, $0.transform.c, $0.transform.tx) = (numbers[0], numbers[1], numbers[2])
            ($0.transform.b, $0.transform.d, $0.transform.ty) = (numbers[3], numbers[4], numbers[5])
        }
    }
}
