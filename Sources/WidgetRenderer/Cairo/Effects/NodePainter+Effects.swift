import CPangoCairo
import WidgetWire

/// Groups whose picture is changed before it is shown.
extension NodePainter {
    /// Draws a group's children with its effect, or without it when that is too much work.
    ///
    /// Documents then leave the children out.
    func paintPicture(
        of group: Group, _ node: DisplayNode, _ nodes: inout ArraySlice<DisplayNode>
    ) {
        switch group.effect {
        case .shadow(let shadow):
            let blur = GaussianBlur(deviation: pixels(shadow.radius))
            guard let picture = picture(of: node, &nodes, beyond: blur.reach + reach(of: shadow))
            else { return }
            if shadow.inner { put(picture) }
            paintShadow(shadow, blur, of: picture)
            if !shadow.inner { put(picture) }
        case .blur(let effect):
            let blur = GaussianBlur(deviation: pixels(effect.radius))
            let margin = effect.opaque ? 0 : blur.reach
            guard let picture = picture(of: node, &nodes, beyond: blur.reach, margin: margin)
            else { return }
            picture.change {
                blur.apply(to: $0)
                if effect.opaque { $0.makeOpaque() }
            }
            put(picture)
        case .colorMatrix(let matrix):
            guard let picture = picture(of: node, &nodes) else { return }
            if let colors = PixelColors(matrix) { picture.change { colors.apply(to: $0) } }
            put(picture)
        case .colorTransform(let transform):
            guard let picture = picture(of: node, &nodes) else { return }
            if let colors = PixelTransform(transform) { picture.change { colors.apply(to: $0) } }
            put(picture)
        case .alphaThreshold(let threshold):
            guard let picture = picture(of: node, &nodes, margin: 1) else { return }
            picture.change { PixelThreshold(threshold).apply(to: $0) }
            put(picture)
        case .mask: paintMasked(node, &nodes)
        case .projection(let projection): paintProjected(projection, node, &nodes)
        case nil: paintChildren(of: node, &nodes)
        }
    }

    /// Projects the children's picture pixel by pixel, in documents too, because Cairo draws no
    /// perspective.
    ///
    /// Parts that lie outside the widget before the projection are not drawn.
    private func paintProjected(
        _ projection: Projection, _ node: DisplayNode, _ nodes: inout ArraySlice<DisplayNode>
    ) {
        guard let picture = picture(of: node, &nodes, margin: 1) else { return }
        let matrix = canvas.matrix
        guard
            let pixels = PixelProjection(
                projection, toPixels: matrix.scaled(by: resolution),
                of: picture.area, within: visible.scaled(by: resolution)),
            let drawn = PictureLayer(pixels.area, .color, budget: budget)
        else { return }
        picture.change { source in drawn.change { pixels.draw(source, into: $0) } }
        put(drawn)
    }

    private func paintMasked(_ node: DisplayNode, _ nodes: inout ArraySlice<DisplayNode>) {
        let isDrawn = budget.withLayer {
            // A document would hold what is recorded once more.
            if resolution == 1 { return paintMasked(&nodes) }
            canvas.masked {
                on($0).paintFirst(of: &nodes)
            } by: {
                on($0).paintFirst(of: &nodes)
            }
        }
        if !isDrawn { paintChildren(of: node, &nodes) }
    }

    /// Draws a picture and its mask, of which only the part over the picture's ink is worked on.
    private func paintMasked(_ nodes: inout ArraySlice<DisplayNode>) {
        let recording = Recording(visible, canvas.matrix)
        var painter = on(recording.canvas)
        painter.canvas.visible = canvas.visible?.under(canvas)
        painter.paintFirst(of: &nodes)
        painter.visible = recording.finish()
        if painter.visible.isEmpty { return skipFirst(of: &nodes) }
        canvas.masked(recording, ink: painter.visible) {
            painter.on($0).paintFirst(of: &nodes)
        }
    }

    /// Draws a node's children as pixels.
    ///
    /// - Parameters:
    ///   - distance: How far invisible content can influence visible pixels, in pixels.
    ///   - margin: The empty room around, in pixels.
    /// - Returns: nil when they were drawn on the canvas instead, are empty, or are left out of a
    ///   document.
    private func picture(
        of node: DisplayNode, _ nodes: inout ArraySlice<DisplayNode>, beyond distance: Int = 0,
        margin: Int = 0
    ) -> PictureLayer? {
        let matrix = canvas.matrix
        let seen = visible.scaled(by: resolution)
        // A blur wider than the picture leaves almost nothing of what is outside.
        let bounds = seen.expanded(by: min(distance, max(seen.width, seen.height)))
        let recording = Recording(bounds, matrix.scaled(by: resolution))
        var painter = on(recording.canvas)
        painter.canvas.visible = canvas.visible?.under(canvas, bounds, scale: resolution)
        painter.visible = bounds
        painter.resolution = 1
        painter.paintChildren(of: node, &nodes)
        let ink = recording.finish()
        guard !ink.isEmpty else { return nil }
        guard let layer = PictureLayer(ink.expanded(by: margin), .color, budget: budget) else {
            // A document would hold their bitmaps once more, and is written after the time limit
            // was checked.
            if resolution > 1 { return nil }
            onPixels { cairo in
                cairo_set_source_surface(cairo, recording.surface, 0, 0)
                cairo_paint(cairo)
            }
            return nil
        }
        layer.draw(recording.surface, at: (0, 0))
        return layer
    }

    private func paintShadow(_ shadow: Shadow, _ blur: GaussianBlur, of picture: PictureLayer) {
        let area = picture.area.expanded(by: blur.reach)
        guard let outline = PictureLayer(area, .alpha, budget: budget) else { return }
        outline.draw(picture.surface, at: (picture.area.x, picture.area.y))
        outline.change { blur.apply(to: $0) }
        let matrix = canvas.matrix
        let x = (matrix.xx * shadow.x + matrix.xy * shadow.y) * resolution + Double(area.x)
        let y = (matrix.yx * shadow.x + matrix.yy * shadow.y) * resolution + Double(area.y)
        if shadow.inner { return paintInside(shadow.color, outline, x: x, y: y, of: picture) }
        put(shadow.color, through: outline, x: x, y: y)
    }

    /// Paints the inside of a picture, less where a blurred outline is opaque.
    private func paintInside(
        _ color: Color, _ outline: PictureLayer, x: Double, y: Double, of picture: PictureLayer
    ) {
        guard let inside = PictureLayer(picture.area, .alpha, budget: budget) else { return }
        inside.draw(picture.surface, at: (picture.area.x, picture.area.y))
        inside.erase(outline.surface, x: x, y: y)
        put(
            color, through: inside, x: Double(picture.area.x), y: Double(picture.area.y))
    }

    /// Paints a colour with the opacity of a layer.
    ///
    /// In documents this is a picture: Cairo writes masks of pixels into SVG in the wrong size.
    private func put(_ color: Color, through layer: PictureLayer, x: Double, y: Double) {
        guard resolution > 1 else {
            return onPixels { cairo in
                Canvas(cairo).setSource(color)
                cairo_mask_surface(cairo, layer.surface, x, y)
            }
        }
        guard let colored = PictureLayer(layer.area, .color, budget: budget) else { return }
        colored.fill(color, through: layer)
        onPixels { cairo in
            cairo_set_source_surface(cairo, colored.surface, x, y)
            cairo_paint(cairo)
        }
    }

    private func put(_ picture: PictureLayer) {
        onPixels { cairo in
            cairo_set_source_surface(
                cairo, picture.surface, Double(picture.area.x), Double(picture.area.y))
            cairo_paint(cairo)
        }
    }

    /// Draws in the pixels of effects instead of in points.
    private func onPixels(_ body: (OpaquePointer) -> Void) {
        canvas.saved {
            cairo_identity_matrix(canvas.cairo)
            cairo_scale(canvas.cairo, 1 / resolution, 1 / resolution)
            body(canvas.cairo)
        }
    }

    /// A length in points as pixels of effects.
    private func pixels(_ length: Double) -> Double {
        length * canvas.matrix.determinant.scale * resolution
    }

    private func reach(of shadow: Shadow) -> Int {
        let distance = (shadow.x * shadow.x + shadow.y * shadow.y).squareRoot()
        return Int(min(pixels(distance), 100_000).rounded(.up))
    }
}
