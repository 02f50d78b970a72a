import CPangoCairo
import WidgetWire

/// The surfaces visible under a canvas, of which materials show a blurred part.
struct VisibleSurfaces {
    /// A surface under the canvas's own.
    private struct Layer {
        let surface: OpaquePointer
        /// How many pixels of the canvas correspond to one of its own.
        var scale: Double
    }

    /// The layers, lowest first.
    private var layers: [Layer] = []
    /// The visible part of the widget, in pixels of the canvas's device.
    private let area: PixelArea
    private let budget: EffectBudget

    init(_ area: PixelArea, budget: EffectBudget) {
        self.area = area
        self.budget = budget
    }

    /// The surfaces under a canvas whose pixels lie on another one's, with `scale` pixels for each.
    func under(_ canvas: Canvas, _ area: PixelArea? = nil, scale: Double = 1) -> VisibleSurfaces {
        var inner = VisibleSurfaces(area ?? self.area, budget: budget)
        inner.layers = layers + [Layer(surface: cairo_get_group_target(canvas.cairo), scale: 1)]
        for index in inner.layers.indices { inner.layers[index].scale *= scale }
        return inner
    }

    /// A blurred pattern of what is visible behind a path, under a haze; nil when that is too much
    /// work.
    func pattern(_ backdrop: Backdrop, behind path: PixelArea, on canvas: Canvas) -> OpaquePointer?
    {
        let deviation = backdrop.radius * canvas.matrix.determinant.scale
        // A blurred picture loses nothing when it is reduced.
        let shrink = max(1, deviation / 4)
        let blur = GaussianBlur(deviation: deviation / shrink)
        let seen = path.intersection(area)
        let reach = min(Int(Double(blur.reach) * shrink), max(area.width, area.height))
        let needed = seen.expanded(by: reach).intersection(area).scaled(by: 1 / shrink)
        guard !seen.isEmpty, budget.takeBackdrop(),
            let picture = PictureLayer(needed, .color, budget: budget)
        else { return nil }
        for layer in under(canvas).layers {
            picture.draw(layer.surface, scale: layer.scale / shrink)
        }
        picture.change {
            blur.apply(to: $0)
            $0.makeOpaque()
        }
        picture.paint(backdrop.haze, .normal)
        picture.paint(backdrop.light, backdrop.blendMode)
        if backdrop.opacity < 1 { picture.fade(to: backdrop.opacity) }
        return picture.pattern(canvas.matrix.scaled(by: 1 / shrink))
    }
}

extension PictureLayer {
    /// Draws the contents of the device, scaled.
    fileprivate func draw(_ source: OpaquePointer, scale: Double) {
        drawing { cairo in
            cairo_translate(cairo, -Double(area.x), -Double(area.y))
            cairo_scale(cairo, scale, scale)
            cairo_set_source_surface(cairo, source, 0, 0)
            cairo_paint(cairo)
        }
    }

    fileprivate func paint(_ color: Color, _ blendMode: BlendMode) {
        drawing { cairo in
            cairo_set_operator(cairo, blendMode.cairoOperator)
            Canvas(cairo).paint(color)
        }
    }

    /// Reduces the opacity to a factor.
    fileprivate func fade(to opacity: Double) {
        drawing { cairo in
            cairo_set_operator(cairo, BlendMode.destinationOut.cairoOperator)
            cairo_set_source_rgba(cairo, 0, 0, 0, 1 - opacity)
            cairo_paint(cairo)
        }
    }

    /// A pattern for a canvas with a matrix to the device of these pixels; its edges extend
    /// outwards.
    fileprivate func pattern(_ matrix: cairo_matrix_t) -> OpaquePointer {
        let pattern = cairo_pattern_create_for_surface(surface)
        var matrix = matrix
        (matrix.x0, matrix.y0) = (matrix.x0 - Double(area.x), matrix.y0 - Double(area.y))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        return pattern
    }
}
