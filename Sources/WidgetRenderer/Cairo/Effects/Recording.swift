import CPangoCairo

/// Recorded drawing, which can be repeated and knows the pixels it touches.
final class Recording {
    let surface: OpaquePointer
    let canvas: Canvas
    private let bounds: PixelArea

    /// - Parameters:
    ///   - bounds: Nothing outside of these is recorded.
    ///   - matrix: The mapping from the canvas's units to pixels.
    init(_ bounds: PixelArea, _ matrix: cairo_matrix_t) {
        self.bounds = bounds
        var extents = cairo_rectangle_t(
            x: Double(bounds.x), y: Double(bounds.y), width: Double(bounds.width),
            height: Double(bounds.height))
        surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
        canvas = Canvas(cairo_create(surface))
        var matrix = matrix
        cairo_set_matrix(canvas.cairo, &matrix)
    }

    deinit {
        cairo_destroy(canvas.cairo)
        cairo_surface_destroy(surface)
    }

    /// Returns the pixels touched.
    func finish() -> PixelArea {
        var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
        cairo_recording_surface_ink_extents(surface, &x, &y, &width, &height)
        return PixelArea(x: x, y: y, width: width, height: height).intersection(bounds)
    }
}
