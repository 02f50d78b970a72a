import CPangoCairo
import WidgetWire

/// The line from the upper left to the lower right that strikes a symbol out, in points.
struct SymbolStrike {
    private let middle: (x: Double, y: Double)
    private let reach: (x: Double, y: Double)
    private let thickness: Double

    /// The farthest that its ends lie from the middle, in ems, for narrow and for other symbols.
    private static let reach = (narrow: 0.385, wide: 0.5)

    /// - Parameters:
    ///   - ink: The ink of the struck symbol, in points.
    ///   - size: The size of the symbol's font, in points.
    init(across ink: SymbolInk, size: Double, weight: UInt32) {
        middle = ink.middle
        let (narrow, wide) = (Self.reach.narrow * size, Self.reach.wide * size)
        thickness = SymbolPen(weight: weight, isFilled: false).stem * SymbolPart.unit * size
        reach = (min(max((ink.width - thickness) / 2, narrow), wide), wide)
    }

    var ink: SymbolInk {
        SymbolInk(
            around: middle, width: 2 * reach.x + thickness, height: 2 * reach.y + thickness)
    }

    /// Draws the line, with gaps beside it.
    func draw(_ cairo: OpaquePointer, color: Color) {
        cairo_save(cairo)
        CairoSettings.setSolidLines(of: cairo)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        for isGap in [true, false] {
            cairo_set_operator(cairo, isGap ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
            var color = color
            if isGap { color.alpha = 1 }
            CairoSettings.setColor(color, of: cairo)
            cairo_set_line_width(cairo, thickness * (isGap ? 2.4 : 1))
            cairo_new_path(cairo)
            cairo_move_to(cairo, middle.x - reach.x, middle.y - reach.y)
            cairo_line_to(cairo, middle.x + reach.x, middle.y + reach.y)
            cairo_stroke(cairo)
        }
        cairo_restore(cairo)
    }
}
