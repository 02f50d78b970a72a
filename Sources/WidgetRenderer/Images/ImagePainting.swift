import CPangoCairo
import WidgetWire

extension NodePainter {
    /// Draws a bitmap, piece by piece where it has borders or is repeated.
    func paint(_ image: Image, in frame: Rect) {
        guard let bitmap = bitmaps[image.bitmap],
            let surface = bitmaps.surface(of: image.bitmap)
        else { return }
        for piece in ImagePiece.pieces(of: image, bitmap, in: frame) {
            canvas.saved {
                canvas.clip(OutlinePath(piece.target, radius: 0))
                canvas.paint(surface, piece, fill: image.hasFill ? image.fill : nil, image)
            }
        }
    }
}

extension Canvas {
    fileprivate func paint(
        _ surface: OpaquePointer, _ piece: ImagePiece, fill: Paint?, _ image: Image
    ) {
        let source = piece.source
        let part = cairo_surface_create_for_rectangle(
            surface, source.x, source.y, source.width, source.height)
        let pattern = cairo_pattern_create_for_surface(part)
        let (width, height) =
            piece.tile.map { ($0.width, $0.height) } ?? (piece.target.width, piece.target.height)
        let (across, down) = (source.width / width, source.height / height)
        // From the canvas to the bitmap.
        var matrix = cairo_matrix_t(
            xx: across, yx: 0, xy: 0, yy: down, x0: -piece.target.x * across,
            y0: -piece.target.y * down)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, piece.tile == nil ? Self.pad : Self.repeated)
        cairo_pattern_set_filter(
            pattern, image.interpolation == .nearest ? Self.nearest : Self.good)
        if let fill {
            let outline = OutlinePath(piece.target, radius: 0)
            if setSource(fill, along: outline) { cairo_mask(cairo, pattern) }
        } else {
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
        }
        cairo_pattern_destroy(pattern)
        cairo_surface_destroy(part)
    }

    private static let repeated: UInt32 = 1  // CAIRO_EXTEND_REPEAT
    private static let pad: UInt32 = 3  // CAIRO_EXTEND_PAD
    private static let good: UInt32 = 1  // CAIRO_FILTER_GOOD
    private static let nearest: UInt32 = 3  // CAIRO_FILTER_NEAREST
}
