import CPangoCairo
import WidgetWire

/// A projection of pixels; each drawn pixel finds its colour in the source.
struct PixelProjection {
    /// The pixels to draw.
    let area: PixelArea
    private let source: PixelArea
    /// Maps a drawn pixel to the source: x, y and w, row by row.
    private let inverse: [Double]

    /// Makes a projection; nil when nothing is visible.
    ///
    /// - Parameters:
    ///   - matrix: The mapping from points to pixels.
    ///   - source: The area of the picture.
    ///   - visible: Nothing is drawn outside this area.
    init?(
        _ projection: Projection, toPixels matrix: cairo_matrix_t, of source: PixelArea,
        within visible: PixelArea
    ) {
        let toPixels = [
            matrix.xx, matrix.xy, matrix.x0, matrix.yx, matrix.yy, matrix.y0, 0, 0, 1,
        ]
        guard let toPoints = Self.inverse(toPixels) else { return nil }
        let forward = Self.product(Self.product(toPixels, projection.values), toPoints)
        guard let inverse = Self.inverse(forward) else { return nil }
        self.inverse = inverse
        self.source = source
        area = Self.reach(of: source, forward).map { $0.intersection(visible) } ?? visible
        if area.isEmpty { return nil }
    }

    /// Mixes each pixel of `target` from the four pixels of `picture` around its source position.
    func draw(_ picture: PictureLayer.Pixels, into target: PictureLayer.Pixels) {
        for row in 0..<target.height {
            let words = target.words(inRow: row)
            let y = Double(area.y + row) + 0.5
            for column in 0..<target.width {
                let x = Double(area.x + column) + 0.5
                let w = inverse[6] * x + inverse[7] * y + inverse[8]
                // The point is behind the viewer.
                guard w > 1e-12 else { continue }
                let u = (inverse[0] * x + inverse[1] * y + inverse[2]) / w - Double(source.x)
                let v = (inverse[3] * x + inverse[4] * y + inverse[5]) / w - Double(source.y)
                words[column] = Self.mix(picture, u - 0.5, v - 0.5)
            }
        }
    }

    private static func mix(_ picture: PictureLayer.Pixels, _ u: Double, _ v: Double) -> UInt32 {
        guard u > -1, v > -1, u < Double(picture.width), v < Double(picture.height) else {
            return 0
        }
        let (column, row) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let (right, lower) = (u - Double(column), v - Double(row))
        var sums = (0.0, 0.0, 0.0, 0.0)
        for (dy, rowShare) in [(0, 1 - lower), (1, lower)] where row + dy >= 0 {
            guard row + dy < picture.height else { continue }
            let words = picture.words(inRow: row + dy)
            for (dx, share) in [(0, 1 - right), (1, right)]
            where column + dx >= 0 && column + dx < picture.width {
                let (word, part) = (words[column + dx], share * rowShare)
                sums.0 += Double(word & 0xFF) * part
                sums.1 += Double(word >> 8 & 0xFF) * part
                sums.2 += Double(word >> 16 & 0xFF) * part
                sums.3 += Double(word >> 24) * part
            }
        }
        return UInt32(sums.0 + 0.5) | UInt32(sums.1 + 0.5) << 8 | UInt32(sums.2 + 0.5) << 16
            | UInt32(sums.3 + 0.5) << 24
    }

    /// The area that the projected corners span; nil when one is behind the viewer.
    private static func reach(of area: PixelArea, _ matrix: [Double]) -> PixelArea? {
        let forward = Projection.with { $0.values = matrix }
        var points: [(x: Double, y: Double)] = []
        for x in [area.x, area.x + area.width] {
            for y in [area.y, area.y + area.height] {
                guard let point = forward.place(x: Double(x), y: Double(y)) else { return nil }
                points.append(point)
            }
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
        else { return nil }
        return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
    }

    private static func product(_ first: [Double], _ second: [Double]) -> [Double] {
        (0..<9).map { index in
            let (row, column) = (index / 3 * 3, index % 3)
            return first[row] * second[column] + first[row + 1] * second[column + 3]
                + first[row + 2] * second[column + 6]
        }
    }

    /// The inverse matrix with the sign that keeps w positive; nil for a matrix that maps to a
    /// line.
    private static func inverse(_ m: [Double]) -> [Double]? {
        let cofactors = [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ]
        let determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6]
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        return cofactors.map { $0 / determinant }
    }
}
