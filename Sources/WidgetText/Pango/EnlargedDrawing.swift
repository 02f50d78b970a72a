import CPangoCairo

/// Draws letters that are too large for bitmaps into a small picture, and enlarges that.
///
/// Cairo makes a bitmap of each letter, as large as the letter is on the device, and keeps it: a single emoji that a
/// transform enlarges would take gigabytes.
struct EnlargedDrawing {
    /// The number of pixels for each point.
    private let scale: Double
    /// Where there is ink, in points of the `cairo_t`.
    private let x, y: ClosedRange<Double>

    /// The widest and highest picture, in pixels.
    private static let longestSide = 4_096.0

    /// - Parameters:
    ///   - points: The size of the largest font.
    ///   - limit: The size above which letters are enlarged, in pixels.
    ///   - ink: Where there is ink, in points.
    /// - Returns: Nil for letters that are drawn as they are.
    init?(
        fontSize points: Double, limit: Double, cairo: OpaquePointer,
        ink: () -> (x: ClosedRange<Double>, y: ClosedRange<Double>)
    ) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let onDevice = max(
            matrix.xx * matrix.xx + matrix.yx * matrix.yx,
            matrix.xy * matrix.xy + matrix.yy * matrix.yy
        ).squareRoot()
        guard points * onDevice > limit else { return nil }
        (x, y) = ink()
        let side = max(x.upperBound - x.lowerBound, y.upperBound - y.lowerBound)
        scale = min(limit / points, Self.longestSide / max(side, .leastNonzeroMagnitude))
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
