import CPangoCairo
import WidgetWire

/// A `cairo_t` with the few operations that display lists need; valid while its surface is drawn on.
struct Canvas {
    let cairo: OpaquePointer

    init(_ cairo: OpaquePointer) {
        self.cairo = cairo
    }

    /// Draws with settings that end with the body.
    func saved(_ body: () -> Void) {
        cairo_save(cairo)
        body()
        cairo_restore(cairo)
    }

    /// Draws as one picture, which is then blended with an opacity.
    func layer(opacity: Double, blendMode: BlendMode, _ body: () -> Void) {
        cairo_push_group(cairo)
        body()
        cairo_pop_group_to_source(cairo)
        cairo_set_operator(cairo, blendMode.cairoOperator)
        cairo_paint_with_alpha(cairo, opacity)
    }

    /// Draws as much of one picture as another one is opaque.
    func masked(_ body: () -> Void, by mask: () -> Void) {
        cairo_push_group(cairo)
        body()
        cairo_pop_group_to_source(cairo)
        cairo_push_group(cairo)
        mask()
        let pattern = cairo_pop_group(cairo)
        cairo_mask(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    func transform(_ transform: Transform) {
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
            y0: transform.ty)
        cairo_transform(cairo, &matrix)
    }

    func clip(_ path: OutlinePath) {
        trace(path)
        cairo_clip(cairo)
    }

    func fill(_ path: OutlinePath, _ paint: Paint) {
        guard setSource(paint) else { return }
        trace(path)
        cairo_fill(cairo)
    }

    /// - Parameter dashes: The lengths of strokes and gaps, in points; none for a solid line.
    func stroke(_ path: OutlinePath, _ paint: Paint, width: Double, dashes: [Double] = []) {
        guard width > 0, setSource(paint) else { return }
        trace(path)
        cairo_set_line_width(cairo, width)
        dashes.withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress, !buffer.isEmpty {
                cairo_set_dash(cairo, start, Int32(buffer.count), 0)
            }
        }
        cairo_stroke(cairo)
    }

    /// Replaces everything inside the clip.
    func paint(_ color: Color) {
        setSource(color)
        cairo_paint(cairo)
    }

    private func trace(_ path: OutlinePath) {
        cairo_new_path(cairo)
        for element in path.elements {
            switch element {
            case .move(let to): cairo_move_to(cairo, to.x, to.y)
            case .line(let to): cairo_line_to(cairo, to.x, to.y)
            case .curve(let first, let second, let to):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, to.x, to.y)
            case .close: cairo_close_path(cairo)
            }
        }
    }

    /// False for paint that leaves nothing.
    private func setSource(_ paint: Paint) -> Bool {
        switch paint.kind {
        case .color(let color):
            setSource(color)
            return true
        case .linearGradient(let gradient):
            let pattern = cairo_pattern_create_linear(
                gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
            for stop in gradient.stops {
                let color = stop.color
                cairo_pattern_add_color_stop_rgba(
                    pattern, stop.location, Double(color.red), Double(color.green),
                    Double(color.blue), Double(color.alpha))
            }
            cairo_set_source(cairo, pattern)
            cairo_pattern_destroy(pattern)
            return true
        case nil: return false
        }
    }

    func setSource(_ color: Color) {
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue),
            Double(color.alpha))
    }
}
