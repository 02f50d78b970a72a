import CPangoCairo
import WidgetWire

/// A symbol that the icon font lacks: lines and areas in layers, from back to front.
struct SymbolDrawing {
    /// The width, in units of the grid.
    let width: Double
    let layers: [SymbolLayer]

    init(width: Double, _ layers: SymbolLayer...) {
        self.init(width: width, layers: layers)
    }

    init(width: Double, layers: [SymbolLayer]) {
        self.width = width
        self.layers = layers
    }
}

/// The part of a drawing that has one colour.
struct SymbolLayer {
    var marks: [SymbolMark]
    /// 0 for the main part of the symbol, 1 and 2 for secondary parts.
    var level = 0
    /// Its colour in multicolor rendering.
    var ownColor = SymbolColor.foreground
    /// The thickness of its lines relative to the symbol's others.
    var thinness = 1.0
    /// Whether it stands in front of the layers before, with a gap around it.
    var isInFront = false
    /// Whether it is cut out of the layers before when all have one colour.
    var isCut = false

    func level(_ level: Int) -> SymbolLayer {
        var layer = self
        layer.level = level
        return layer
    }

    func colored(_ color: SymbolColor) -> SymbolLayer {
        var layer = self
        layer.ownColor = color
        return layer
    }

    func thin(_ thinness: Double) -> SymbolLayer {
        var layer = self
        layer.thinness = thinness
        return layer
    }

    func cut() -> SymbolLayer {
        var layer = self
        layer.isCut = true
        return layer
    }

    /// The layer, cut out if closed shapes are filled.
    func cut(in pen: SymbolPen) -> SymbolLayer { pen.isFilled ? cut() : self }

    func inFront() -> SymbolLayer {
        var layer = self
        layer.isInFront = true
        return layer
    }

    /// Draws the layer on the grid; overlapping marks are no darker.
    func draw(_ cairo: OpaquePointer, _ color: Color, stem: Double, isCut: Bool) {
        let stem = stem * thinness
        var opaque = color
        opaque.alpha = 1
        CairoSettings.setColor(opaque, of: cairo)
        if isInFront { draw(cairo, CAIRO_OPERATOR_DEST_OUT, stem: stem, gap: stem * 0.8) }
        guard color.alpha < 1, !isCut else {
            draw(cairo, isCut ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER, stem: stem)
            return
        }
        cairo_push_group(cairo)
        draw(cairo, CAIRO_OPERATOR_OVER, stem: stem)
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, Double(color.alpha))
    }

    private func draw(
        _ cairo: OpaquePointer, _ operation: UInt32, stem: Double, gap: Double = 0
    ) {
        cairo_set_operator(cairo, operation)
        for mark in marks { mark.draw(cairo, stem: stem, gap: gap) }
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }
}

/// One stroke of the pen, or one filled shape.
enum SymbolMark {
    case line(SymbolOutline)
    case area(SymbolOutline)

    /// - Parameter gap: The room added on each side.
    func draw(_ cairo: OpaquePointer, stem: Double, gap: Double) {
        cairo_new_path(cairo)
        switch self {
        case .line(let outline):
            if gap > 0, outline.isClosed {
                // Nothing shows through a layer in front.
                outline.add(to: cairo)
                cairo_fill(cairo)
            }
            outline.add(to: cairo)
            cairo_set_line_width(cairo, stem + 2 * gap)
        case .area(let outline):
            outline.add(to: cairo)
            cairo_fill(cairo)
            // Corners are as round as those of a thin pen.
            outline.add(to: cairo)
            cairo_set_line_width(cairo, stem * 0.4 + 2 * gap)
        }
        cairo_stroke(cairo)
    }
}
