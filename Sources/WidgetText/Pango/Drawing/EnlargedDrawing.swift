import CPangoCairo

/// Draws letters that are too large for bitmaps, and have no outlines, into a small picture, and
/// enlarges that.
struct EnlargedDrawing {
    /// The number of pixels for each point.
    private let scale: Double
    /// Where there is ink, in points of the `cairo_t`.
    private let x, y: ClosedRange<Double>

    /// The widest and highest picture, in pixels.
    private static let longestSide = 4_096.0

    /// - Parameters:
    ///   - points: The size of the largest font.
    ///   - x: Where there is ink across, in points.
    ///   - y: Where there is ink down, in points.
    init(fontSize points: Double, x: ClosedRange<Double>, y: ClosedRange<Double>) {
        (self.x, self.y) = (x, y)
        let side = max(x.upperBound - x.lowerBound, y.upperBound - y.lowerBound)
        scale = min(
            GlyphDrawing.largestBitmap / points,
            Self.longestSide / max(side, .leastNonzeroMagnitude))
    }

    /// Draws the small picture, and the picture on a `cairo_t` in its operator.
    ///
    /// - Parameter body: Draws with the same coordinates as on `cairo`, and with its source.
    func draw(on cairo: OpaquePointer, _ body: (OpaquePointer) -> Void) {
        // A pixel around is for smooth edges.
        let width = ((x.upperBound - x.lowerBound) * scale).rounded(.up) + 2
        let height = ((y.upperBound - y.lowerBound) * scale).rounded(.up) + 2
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return }
        let small = cairo_create(surface)
        cairo_translate(small, 1, 1)
        cairo_scale(small, scale, scale)
        cairo_translate(small, -x.lowerBound, -y.lowerBound)
        cairo_set_source(small, cairo_get_source(cairo))
        body(small)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(small, &matrix)
        cairo_destroy(small)
        let pattern = cairo_pattern_create_for_surface(surface)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_save(cairo)
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
        cairo_restore(cairo)
        cairo_pattern_destroy(pattern)
    }
}
