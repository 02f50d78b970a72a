import CPangoCairo
import WidgetWire

/// A symbol as it is drawn: glyphs of the icon font and drawings, or a box for an unknown name.
///
/// The symbol is as high as San Francisco's at the medium scale and centred on the height of
/// capital letters, so that it fits into a line of text in its font.
package struct SymbolGlyph {
    private let parts: [SymbolPart]
    private let symbol: Symbol
    private let isSlashed: Bool
    /// The width in points.
    package let width: Double

    /// The height of every symbol and the width of a full one, in ems of the text's font.
    private static let side = 1.17
    /// The least width, such as of a chevron.
    private static let leastWidth = 0.7
    private static let badgeScale = 0.42
    /// The length of the line that strikes a symbol out, as a part of the height.
    private static let strikeWidth = 0.98
    /// The distance from the middle to the round ends of that line.
    private static let strikeReach = 0.44

    init(missing symbol: Symbol) {
        parts = []
        isSlashed = false
        self.symbol = symbol
        width = symbol.font.size * Self.side
    }

    init(_ symbol: Symbol, form: SymbolForm, pango: OpaquePointer) {
        let side = symbol.font.size * Self.side
        let isLayered = !symbol.layerColors.isEmpty
        let behind = isLayered ? 1 : 0
        let part = { (base: SymbolForm.Base, scale: Double, level: Int) in
            SymbolPart(base, symbol, level: level, side: side, scale: scale, pango: pango)
        }
        var parts: [SymbolPart] = []
        if let enclosure = form.enclosure,
            let shape = SymbolTable.base(for: enclosure, isFilled: form.isFilled)
        {
            var base = part(form.base, enclosure.room.scale, 0)
            base.isCut = form.isFilled && !isLayered
            base.offset.y = enclosure.room.drop * side
            parts = [part(shape, 1, behind), base]
        } else {
            let isMarked = form.badge != nil || form.isSlashed
            parts = [part(form.base, 1, isMarked ? behind : 0)]
        }
        let widest = parts.map(\.width).max() ?? 0
        if let badge = form.badge {
            let sign = part(badge, Self.badgeScale * (badge.isMark ? 0.62 : 1), 0)
            let disc = part(.disc, Self.badgeScale, 0)
            let corner = (x: widest / 2, y: side / 2)
            parts +=
                badge.isMark
                ? SymbolPart.badge(sign, on: disc, at: corner) : SymbolPart.badge(sign, at: corner)
        }
        self.parts = parts
        self.symbol = symbol
        isSlashed = form.isSlashed
        width = max(
            widest, symbol.font.size * Self.leastWidth, form.isSlashed ? side * Self.strikeWidth : 0
        )
    }

    /// The icon font in the size for letters of a font.
    static func font(in font: Font) -> Font {
        Font.with {
            $0.family = FontFamilies.symbols
            $0.size = font.size * side * SymbolPart.emPerSide
        }
    }

    /// The shift of the icon font above the baseline, in points.
    static func rise(in fontSize: Double) -> Double {
        fontSize * (LineMetrics.capHeight / 2 - side * SymbolPart.emPerSide * SymbolPart.center)
    }

    /// The height in points.
    package var height: Double { symbol.font.size * Self.side }

    /// Whether the name is unknown, so that the caller draws a placeholder.
    package var isMissing: Bool { parts.isEmpty }

    /// Whether the icon font has the glyphs.
    var isInFont: Bool { !isMissing && parts.allSatisfy(\.isInFont) }

    func measurement(scale: Double) -> TextMeasurement {
        let baseline = symbol.font.size * LineMetrics.capHeight / 2 + height / 2
        return TextMeasurement(
            width: PixelGrid.roundUp(width, scale: scale),
            height: PixelGrid.roundUp(height, scale: scale), firstBaseline: baseline,
            lastBaseline: baseline)
    }

    /// Draws the symbol centred on a point of a `cairo_t`.
    package func draw(centerX: Double, centerY: Double, cairo: OpaquePointer) {
        guard parts.count > 1 || isSlashed || !parts.allSatisfy(\.isPlain) else {
            parts.first?.draw(centerX, centerY, cairo)
            return
        }
        cairo_save(cairo)
        // Without a clip, the group would be as large as the surface.
        let (reach, rise) = (width + height, height)
        cairo_rectangle(cairo, centerX - reach, centerY - rise, 2 * reach, 2 * rise)
        cairo_clip(cairo)
        cairo_push_group(cairo)
        for part in parts { part.draw(centerX, centerY, cairo) }
        if isSlashed { strike(centerX, centerY, cairo) }
        cairo_pop_group_to_source(cairo)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// A line from the upper left to the lower right, with gaps beside it.
    private func strike(_ x: Double, _ y: Double, _ cairo: OpaquePointer) {
        let reach = height * Self.strikeReach
        let pen = SymbolPen(weight: symbol.font.weight, isFilled: false)
        let thickness = pen.stem * height / SymbolPen.gridHeight
        cairo_save(cairo)
        cairo.setSolidLines()
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        for isGap in [true, false] {
            cairo_set_operator(cairo, isGap ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
            var color = symbol.color
            if isGap { color.alpha = 1 }
            cairo.setColor(color)
            cairo_set_line_width(cairo, thickness * (isGap ? 2.6 : 1))
            cairo_new_path(cairo)
            cairo_move_to(cairo, x - reach, y - reach)
            cairo_line_to(cairo, x + reach, y + reach)
            cairo_stroke(cairo)
        }
        cairo_restore(cairo)
    }
}

extension SymbolForm.Enclosure {
    /// The scale of a symbol inside the shape, and its distance below the middle, as parts of the
    /// height.
    fileprivate var room: (scale: Double, drop: Double) {
        switch self {
        case .circle, .square, .rectangle, .app: (0.58, 0)
        case .triangle: (0.5, 0.1)
        case .shield: (0.5, -0.02)
        }
    }
}
