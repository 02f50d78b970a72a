import CPangoCairo
import WidgetWire

extension NodePainter {
    /// Draws a bitmap, in pieces when it has borders or is repeated.
    func paint(_ image: Image, in frame: Rect) {
        guard let bitmap = bitmaps[image.bitmap] else { return }
        for piece in ImagePiece.pieces(of: image, bitmap, in: frame) {
            let source = piece.source
            // Writing a document reads all pixels of a picture each time it is shown.
            let pixels = PixelArea(
                x: source.x, y: source.y, width: source.width, height: source.height)
            guard resolution <= 1 || budget.take(pixels), let shown = surface(of: image),
                let part = bitmaps.part(source, of: shown, bitmap)
            else { return }
            canvas.saved {
                let target = OutlinePath(piece.target, radius: 0)
                canvas.clip(target)
                if let document = canvas.document {
                    document.take()
                    document.takeGradient(canvas.visibleArea(of: target))
                }
                canvas.paint(part, piece, image, inDocument: resolution > 1)
            }
        }
    }

    /// The surface of an image's bitmap; nil when it is missing or broken, or is too much.
    private func surface(of image: Image) -> OpaquePointer? {
        // In documents, masks with only alpha come out black.
        resolution > 1 && image.hasFill
            ? bitmaps.whiteSurface(of: image.bitmap, budget: budget)
            : bitmaps.surface(of: image.bitmap)
    }
}

extension Canvas {
    fileprivate func paint(
        _ part: OpaquePointer, _ piece: ImagePiece, _ image: Image, inDocument: Bool
    ) {
        let source = piece.source
        let (width, height) =
            piece.tile.map { ($0.width, $0.height) } ?? (piece.target.width, piece.target.height)
        let (across, down) = (source.width / width, source.height / height)
        let corner = piece.tile.map { visibleTile($0.width, $0.height, of: piece.target) }
        let (x, y) = corner ?? (piece.target.x, piece.target.y)
        // Maps the canvas to the bitmap.
        var matrix = cairo_matrix_t(
            xx: across, yx: 0, xy: 0, yy: down, x0: -x * across, y0: -y * down)
        // A frame without extent shows nothing of a bitmap.
        guard matrix.determinant.reciprocal != nil else { return }
        let pattern = cairo_pattern_create_for_surface(part)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(
            pattern, piece.tile == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(
            pattern, image.interpolation == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        if image.hasFill {
            paint(image.fill, along: piece.target, through: pattern, inDocument: inDocument)
        } else {
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
        }
        cairo_pattern_destroy(pattern)
    }

    /// The corner of the first visible tile, since Cairo repeats no picture that starts 32,768
    /// pixels away.
    private func visibleTile(
        _ width: Double, _ height: Double, of target: Rect
    ) -> (x: Double, y: Double) {
        let clip = clipFrame
        func start(_ start: Double, _ length: Double, _ seen: Double) -> Double {
            let tile = start + (max(0, seen - start) / length).rounded(.down) * length
            return tile.isFinite ? tile : start
        }
        return (start(target.x, width, clip.x), start(target.y, height, clip.y))
    }

    /// Paints through a mask, which documents draw as well.
    private func paint(
        _ fill: Paint, along target: Rect, through pattern: OpaquePointer, inDocument: Bool
    ) {
        let outline = OutlinePath(target, radius: 0)
        guard inDocument else {
            if setSource(fill, along: outline) { cairo_mask(cairo, pattern) }
            return
        }
        masked { canvas in
            if canvas.setSource(fill, along: outline) { cairo_paint(cairo) }
        } by: { _ in
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
        }
    }
}
