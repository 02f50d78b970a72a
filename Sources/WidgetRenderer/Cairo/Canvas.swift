import CPangoCairo
import WidgetWire

/// A `cairo_t` with the few operations that display lists need; valid while its surface is drawn
/// on.
struct Canvas {
    let cairo: OpaquePointer
    /// The surfaces that materials show; nil where materials are one colour.
    var visible: VisibleSurfaces?
    /// What may still be drawn in the SVG or PDF; nil for pixels.
    let document: DocumentBudget?

    init(
        _ cairo: OpaquePointer, visible: VisibleSurfaces? = nil, document: DocumentBudget? = nil
    ) {
        self.cairo = cairo
        self.visible = visible
        self.document = document
    }

    /// The canvas of the next group over this one.
    private func group() -> Canvas {
        document?.takeGroup()
        return Canvas(cairo, visible: visible?.under(self), document: document)
    }

    /// Draws with settings that are restored afterwards.
    func saved(_ body: () -> Void) {
        let clip = document?.clip
        cairo_save(cairo)
        body()
        cairo_restore(cairo)
        if let clip { document?.clip = clip }
    }

    /// Draws one picture, which is then blended with an opacity.
    func layer(opacity: Double, blendMode: BlendMode, _ body: (Canvas) -> Void) {
        let inner = group()
        cairo_push_group(cairo)
        body(inner)
        cairo_pop_group_to_source(cairo)
        cairo_set_operator(cairo, blendMode.cairoOperator)
        cairo_paint_with_alpha(cairo, opacity)
    }

    /// Draws one picture with the opacity of another one.
    func masked(_ body: (Canvas) -> Void, by mask: (Canvas) -> Void) {
        var inner = group()
        cairo_push_group(cairo)
        body(inner)
        cairo_pop_group_to_source(cairo)
        inner = group()
        cairo_push_group(cairo)
        mask(inner)
        let pattern = cairo_pop_group(cairo)
        cairo_mask(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Draws a recorded picture with the opacity of another one, which is drawn only where the
    /// recorded one has ink, in pixels of the device.
    func masked(_ picture: Recording, ink: PixelArea, by mask: (Canvas) -> Void) {
        saved {
            let inner = group()
            var points = matrix
            cairo_identity_matrix(cairo)
            cairo_rectangle(
                cairo, Double(ink.x), Double(ink.y), Double(ink.width), Double(ink.height))
            cairo_clip(cairo)
            cairo_push_group(cairo)
            cairo_set_matrix(cairo, &points)
            mask(inner)
            let pattern = cairo_pop_group(cairo)
            cairo_set_source_surface(cairo, picture.surface, 0, 0)
            cairo_mask(cairo, pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    /// The mapping from points to pixels of the surface.
    var matrix: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return matrix
    }

    /// Applies a transform to everything drawn afterwards.
    ///
    /// - Returns: False, with nothing changed, for a transform to a line or a point; with such a
    ///   matrix, Cairo would draw nothing any more.
    func transform(_ transform: Transform) -> Bool {
        var inner = matrix
        inner.enter(transform)
        guard inner.determinant.reciprocal != nil else { return false }
        cairo_set_matrix(cairo, &inner)
        return true
    }

    /// The frame that contains everything inside the clip, in points.
    var clipFrame: Rect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return Rect.with {
            ($0.x, $0.y, $0.width, $0.height) = (left, top, right - left, bottom - top)
        }
    }

    func clip(_ path: OutlinePath) {
        document?.addClip(path.elements.count)
        trace(path)
        cairo_clip(cairo)
    }

    /// Draws what is visible inside an outline with a frame.
    ///
    /// - Parameter isAlone: Whether nothing else is on the surface, which consists of pixels. Then
    ///   the corners are erased after everything is drawn, because Cairo would cut each view to the
    ///   outline.
    func cut(to outline: Outline, isAlone: Bool, _ body: () -> Void) {
        let path = OutlinePath(outline, in: outline.frame)
        saved {
            clip(isAlone ? OutlinePath(outline.frame, radius: 0) : path)
            body()
        }
        guard isAlone else { return }
        saved {
            cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
            for corner in path.corners(of: outline.frame) {
                trace(corner)
                cairo_fill(cairo)
            }
        }
    }

    func fill(_ path: OutlinePath, _ paint: Paint) {
        document?.take(path.elements.count)
        unclipped(path) { canvas in
            guard canvas.setSource(paint, along: path) else { return }
            trace(path)
            cairo_fill(cairo)
        }
    }

    func stroke(_ path: OutlinePath, _ paint: Paint, width: Double, style: LineStyle = .usual) {
        guard width > 0 else { return }
        document?.take(path.elements.count)
        unclipped(path) { canvas in
            guard canvas.setSource(paint, along: path, width: width) else { return }
            trace(path)
            cairo_set_line_width(cairo, width)
            // The numbers of caps and joins are the same as Cairo's.
            cairo_set_line_cap(cairo, UInt32(style.cap.rawValue))
            cairo_set_line_join(cairo, UInt32(style.join.rawValue))
            cairo_set_miter_limit(cairo, style.miterLimit)
            let reach = style.dash.reduce(0, +) * DisplayListLimits.dashPatterns
            let dash = reach < path.length ? [] : style.dash
            cairo_set_dash(cairo, dash, Int32(dash.count), style.dashPhase)
            cairo_stroke(cairo)
        }
    }

    /// An outline and the position of its origin.
    struct PlacedOutline {
        let path: OutlinePath
        let x: Double
        let y: Double
    }

    /// Fills several outlines at once, each moved and scaled.
    func fill(_ outlines: [PlacedOutline], scale: Double, _ color: Color) {
        document?.take(outlines.reduce(0) { $0 + $1.path.elements.count })
        setSource(color)
        cairo_new_path(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        for outline in outlines {
            append(outline.path) { (outline.x + $0.x * scale, outline.y + $0.y * scale) }
        }
        cairo_fill(cairo)
    }

    /// Draws an intricate path as a separate picture, which is clipped as a whole.
    private func unclipped(_ path: OutlinePath, _ body: (Canvas) -> Void) {
        guard path.isIntricate else { return body(self) }
        saved {
            let inner = group()
            cairo_push_group(cairo)
            cairo_reset_clip(cairo)
            body(inner)
            cairo_pop_group_to_source(cairo)
            cairo_paint(cairo)
        }
    }

    /// Replaces everything inside the clip.
    func paint(_ color: Color) {
        document?.take()
        setSource(color)
        cairo_paint(cairo)
    }

    private func trace(_ path: OutlinePath) {
        cairo_new_path(cairo)
        cairo_set_fill_rule(
            cairo, path.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        append(path) { ($0.x, $0.y) }
    }

    @inline(__always)
    private func append(
        _ path: OutlinePath, at place: (OutlinePath.Coordinate) -> (x: Double, y: Double)
    ) {
        for element in path.elements {
            switch element {
            case .move(let to):
                let to = place(to)
                cairo_move_to(cairo, to.x, to.y)
            case .line(let to):
                let to = place(to)
                cairo_line_to(cairo, to.x, to.y)
            case .curve(let first, let second, let to):
                let (first, second, to) = (place(first), place(second), place(to))
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, to.x, to.y)
            case .close: cairo_close_path(cairo)
            }
        }
    }

    /// Sets the paint as Cairo's source.
    ///
    /// - Returns: False for a paint that draws nothing.
    func setSource(_ paint: Paint, along path: OutlinePath, width: Double = 0) -> Bool {
        if case .color(let color) = paint.kind {
            setSource(color)
            return true
        }
        if case .backdrop(let backdrop) = paint.kind {
            setSource(backdrop, along: path, width: width)
            return true
        }
        countPixels(of: paint, along: path, width: width)
        let reach = { path.reach(from: $0) + 2 * width }
        guard let pattern = GradientPattern.make(paint, reach: reach, visible: { clipFrame })
        else { return false }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
        return true
    }

    /// Counts the pixels of gradients that documents cannot express.
    private func countPixels(of paint: Paint, along path: OutlinePath, width: Double) {
        guard let document else { return }
        let painted = visibleArea(of: path, width: width)
        switch paint.kind {
        case .angularGradient: document.takePixels(painted)
        case .meshGradient(let gradient):
            document.takePixels(painted, layers: MeshPattern(gradient, visible: clipFrame).layers)
        case .linearGradient, .radialGradient: document.takeGradient(painted)
        case .color, .backdrop, nil: break
        }
    }

    /// What a path covers inside the clip, in units of the device.
    func visibleArea(of path: OutlinePath, width: Double = 0) -> PixelArea {
        let seen = OutlinePath(clipFrame, radius: 0).area(on: matrix)
        // Empty when it is excessive.
        let area = path.area(on: matrix, beyond: width)
        return area.isEmpty ? seen : area.intersection(seen)
    }

    private func setSource(_ backdrop: Backdrop, along path: OutlinePath, width: Double) {
        let area = path.area(on: matrix, beyond: width)
        guard let pattern = visible?.pattern(backdrop, behind: area, on: self) else {
            return setSource(backdrop.flat)
        }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    func setSource(_ color: Color) {
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue),
            Double(color.alpha))
    }
}
