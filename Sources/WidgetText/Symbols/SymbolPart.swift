import CPangoCairo
import WidgetWire

/// One glyph or drawing of a symbol, and its place.
struct SymbolPart {
    private enum Content {
        case glyph(TextLayout, isHollow: Bool)
        case drawing(SymbolDrawing)
    }

    private let content: Content
    private let symbol: Symbol
    private let side: Double
    /// The thickness of lines, in units of a drawing's grid.
    private let stem: Double
    /// The offset from the symbol's centre.
    var offset = (x: 0.0, y: 0.0)
    /// Whether it is cut out of what was drawn before.
    var isCut = false
    /// The level of the part in the symbol; a drawing's layers have levels of their own.
    private let level: Int
    /// The width of the ink, in points.
    let width: Double

    /// The size of the icon font's em relative to a symbol: it draws on 20 of 24 units.
    static let emPerSide = 24.0 / 20
    /// The middle of the icon font's em, above its baseline.
    static let center = 0.375

    /// - Parameters:
    ///   - side: The length of a whole symbol's sides, in points.
    ///   - scale: The size of this part relative to it.
    init(
        _ base: SymbolForm.Base, _ symbol: Symbol, level: Int = 0, side whole: Double,
        scale: Double = 1, pango: OpaquePointer
    ) {
        self.symbol = symbol
        side = whole * scale
        stem = SymbolPen(weight: symbol.font.weight, isFilled: false, scale: scale).stem
        self.level = level
        switch base {
        case .glyph(let glyph):
            let layout = Self.layout(glyph, symbol.color(ofLevel: level), side, pango)
            content = .glyph(layout, isHollow: false)
            width = layout.inkWidth
        case .hollow(let glyph):
            let layout = Self.layout(glyph, symbol.color(ofLevel: level), side, pango)
            content = .glyph(layout, isHollow: true)
            width = layout.inkWidth
        case .drawing(let drawing):
            let drawing = drawing.made(weight: symbol.font.weight, scale: scale)
            content = .drawing(drawing)
            width = drawing.width * side / SymbolPen.gridHeight
        }
    }

    private static func layout(
        _ glyph: Character, _ color: Color, _ side: Double, _ pango: OpaquePointer
    ) -> TextLayout {
        var run = TextRun()
        run.text = String(glyph)
        run.color = color
        run.font.family = FontFamilies.symbols
        run.font.size = side * emPerSide
        let paragraph = Paragraph.with { $0.runs = [run] }
        return TextLayout(
            StyledText(paragraph, context: TextContext(now: 0)), width: nil, context: pango)
    }

    /// A sign at a corner, with a gap around it.
    static func badge(_ sign: SymbolPart, at corner: (x: Double, y: Double)) -> [SymbolPart] {
        let size = sign.side * emPerSide
        let place = (x: corner.x - sign.width / 2, y: corner.y - size * 0.4)
        return sign.around(place, gap: size * 0.09) + [sign.moved(to: place)]
    }

    /// A disc at a corner, with a gap around it and a sign cut out of it.
    static func badge(
        _ sign: SymbolPart, on disc: SymbolPart, at corner: (x: Double, y: Double)
    ) -> [SymbolPart] {
        let middle = (x: corner.x - disc.width * 0.3, y: corner.y - disc.side * 0.42)
        return disc.around(middle, gap: disc.side * 0.12)
            + [disc.moved(to: middle), sign.moved(to: middle, isCut: true)]
    }

    /// The part cut out on all four sides of a place.
    private func around(_ place: (x: Double, y: Double), gap: Double) -> [SymbolPart] {
        [(-gap, 0), (gap, 0), (0, -gap), (0, gap)].map { shift in
            moved(to: (place.x + shift.0, place.y + shift.1), isCut: true)
        }
    }

    private func moved(to offset: (x: Double, y: Double), isCut: Bool = false) -> SymbolPart {
        var part = self
        part.offset = offset
        part.isCut = isCut
        return part
    }

    /// Whether the icon font has the glyph.
    var isInFont: Bool {
        switch content {
        case .glyph(let layout, _): layout.hasAllGlyphs
        case .drawing: true
        }
    }

    /// Whether it is one plain glyph, which needs no layer of its own to be drawn.
    var isPlain: Bool {
        if case .glyph(_, isHollow: false) = content { true } else { false }
    }

    /// Draws the part of a symbol with this centre.
    func draw(_ x: Double, _ y: Double, _ cairo: OpaquePointer) {
        let (x, y) = (x + offset.x, y + offset.y)
        switch content {
        case .glyph(let layout, let isHollow):
            let ink = layout.ink(ofLine: 0).x
            let start = (
                x: x - (ink.lowerBound + ink.upperBound) / 2,
                y: y + side * Self.emPerSide * Self.center
            )
            guard isHollow else {
                cairo_set_operator(cairo, isCut ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
                layout.draw(line: 0, x: start.x, y: start.y, cairo: cairo)
                cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
                return
            }
            drawEdge(of: layout, start, cairo)
        case .drawing(let drawing):
            draw(drawing, x, y, cairo)
        }
    }

    /// Draws the inner half of a thick line along the glyph's edge.
    private func drawEdge(
        of layout: TextLayout, _ start: (x: Double, y: Double), _ cairo: OpaquePointer
    ) {
        cairo_save(cairo)
        for isClipped in [false, true] {
            cairo_new_path(cairo)
            layout.addPath(line: 0, x: start.x, y: start.y, cairo: cairo)
            guard isClipped else {
                cairo_clip(cairo)
                continue
            }
            cairo.setColor(symbol.color(ofLevel: level))
            cairo.setSolidLines()
            cairo_set_line_width(cairo, stem * 2 * side / SymbolPen.gridHeight)
            cairo_stroke(cairo)
        }
        cairo_restore(cairo)
    }

    private func draw(_ drawing: SymbolDrawing, _ x: Double, _ y: Double, _ cairo: OpaquePointer) {
        cairo_save(cairo)
        cairo_translate(cairo, x, y)
        cairo_scale(cairo, side / SymbolPen.gridHeight, side / SymbolPen.gridHeight)
        cairo.setSolidLines()
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        for layer in drawing.layers {
            layer.draw(
                cairo, symbol.color(ofLevel: max(level, layer.level)), stem: stem,
                isCut: isCut || layer.isCut && symbol.layerColors.isEmpty)
        }
        cairo_restore(cairo)
    }
}

extension Symbol {
    /// The colour of a layer; missing ones repeat the last.
    func color(ofLevel level: Int) -> Color {
        guard level > 0, let last = layerColors.last else { return color }
        return level <= layerColors.count ? layerColors[level - 1] : last
    }
}

extension TextLayout {
    /// The width of the ink, in points.
    fileprivate var inkWidth: Double {
        let ink = ink(ofLine: 0).x
        return ink.upperBound - ink.lowerBound
    }
}
