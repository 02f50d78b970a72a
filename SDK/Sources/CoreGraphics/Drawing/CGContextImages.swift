public import Foundation

extension CGContext {
    /// Draws an image, scaled to a rectangle, with its top at the greatest y.
    ///
    /// Differs from Apple: the image is never tiled.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, in: rect, isUpright: false)
    }

    /// Draws an image, scaled to a rectangle, with its top at the least y.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        draw(image, in: rect, isUpright: true)
    }

    private func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool) {
        guard let source = source(image, in: rect.standardized, isUpright: isUpright) else {
            return
        }
        paint(coverage(of: pixels(rect)), source: source)
    }

    /// Clips later drawing to the opaque parts of an image in a rectangle.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard let source = source(mask, in: rect.standardized, isUpright: false) else { return }
        let inside = coverage(of: pixels(rect))
        clip(
            to: Coverage(columns: inside.columns, rows: inside.rows) {
                inside[$0, $1] * Float(source($0, $1).alpha)
            })
    }

    /// Returns the color at each pixel of an image that fills a rectangle.
    private func source(
        _ image: CGImage, in rect: CGRect, isUpright: Bool
    ) -> ((_ column: Int, _ row: Int) -> Pixel)? {
        let picture = Raster(width: image.width, height: image.height, rgba: image.rgba)
        let t = state.transform
        guard picture.width > 0, picture.height > 0, rect.width > 0, rect.height > 0,
            abs(t.a * t.d - t.b * t.c) > 1e-9
        else { return nil }
        let toPoints = t.inverted()
        let scale = (
            x: CGFloat(picture.width) / rect.width, y: CGFloat(picture.height) / rect.height
        )
        // How many of the picture's pixels one of the drawing covers.
        let across = (toPoints.a * toPoints.a + toPoints.c * toPoints.c).squareRoot() * scale.x
        let down = (toPoints.b * toPoints.b + toPoints.d * toPoints.d).squareRoot() * scale.y
        return { column, row in
            let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5).applying(toPoints)
            let fromTop = isUpright ? point.y - rect.minY : rect.maxY - point.y
            return picture.average(
                (point.x - rect.minX) * scale.x, fromTop * scale.y, across, down)
        }
    }
}
