import CPangoCairo
import WidgetWire

/// One glyph or drawing of a symbol, and its place.
struct SymbolPart {
    private enum Content {
        case glyph(TextLayout, isHollow: Bool)
        case drawing(SymbolForm.Drawing, SymbolDrawing)
    }

    private var content: Content
    private let symbol: Symbol
    /// The thickness of lines, in units of a drawing's grid.
    private var stem: Double
    /// The distance of its middle from the symbol's, in points.
    var offset = (x: 0.0, y: 0.0)
    /// Whether it is cut out of what was drawn before.
    var isCut = false
    /// The level of the part in the symbol; a drawing's layers have levels of their own.
    private let level: Int
    /// The ink around the part's origin before it is fitted, in points.
    private(set) var ink: SymbolInk
    /// The size in which it is drawn, relative to its ink.
    private var factor = 1.0

    /// The side of a drawing's grid, and of the square that icons fill, in ems.
    private static let side = 1.17
    /// The length of a unit of a drawing's grid, in ems.
    static let unit = side / SymbolPen.gridHeight
    /// The size of the icon font's em relative to a symbol: it draws on 20 of 24 units.
    private static let emPerSide = 24.0 / 20

    init(
        _ base: SymbolForm.Base, _ symbol: Symbol, level: Int = 0, pango: OpaquePointer
    ) {
        self.symbol = symbol
        self.level = level
        stem = SymbolPen(weight: symbol.font.weight, isFilled: false).stem
        switch base {
        case .glyph(let glyph), .hollow(let glyph):
            let layout = Self.layout(glyph, symbol, level, pango)
            let isHollow = if case .hollow = base { true } else { false }
            content = .glyph(layout, isHollow: isHollow)
            let (x, y) = layout.ink(ofLine: 0)
            ink = SymbolInk(width: 0, height: 0)
            ink.minX = x.lowerBound
            ink.maxX = x.upperBound
            ink.minY = y.lowerBound
            ink.maxY = y.upperBound
        case .drawing(let drawing):
            let made = drawing.made(weight: symbol.font.weight)
            content = .drawing(drawing, made)
            ink = made.ink(stem: stem).scaled(Self.unit * symbol.font.size)
        }
    }

    private static func layout(
        _ glyph: Character, _ symbol: Symbol, _ level: Int, _ pango: OpaquePointer
    ) -> TextLayout {
        var run = TextRun()
        run.text = String(glyph)
        run.color = symbol.color(ofLevel: level)
        run.font.family = FontFamilies.symbols
        run.font.size = symbol.font.size * side * emPerSide
        let paragraph = Paragraph.with { $0.runs = [run] }
        return TextLayout(
            StyledText(paragraph, context: TextContext(now: 0)), width: nil, context: pango)
    }

    /// Makes the ink as large as fits into a rectangle, in points; lines keep their thickness.
    mutating func fit(width: Double, height: Double) {
        guard case .drawing(let drawing, _) = content else {
            factor = ink.factor(toFit: width, height)
            return
        }
        let unit = Self.unit * symbol.font.size
        factor = ink.factor(toFit: width, height, stem: stem * unit)
        guard factor > 0, factor.isFinite else { return }
        let weight = symbol.font.weight
        let made = drawing.made(weight: weight, scale: factor)
        content = .drawing(drawing, made)
        stem = SymbolPen(weight: weight, isFilled: false, scale: factor).stem
        ink = made.ink(stem: stem).scaled(unit)
        factor = ink.factor(toFit: width, height, stem: stem * unit)
    }

    /// The rectangle of its ink in the symbol, in points.
    var box: SymbolInk {
        SymbolInk(around: offset, width: ink.width * factor, height: ink.height * factor)
    }

    /// A sign at a corner, with a gap around it.
    static func badge(_ sign: SymbolPart, at corner: (x: Double, y: Double)) -> [SymbolPart] {
        let box = sign.box
        let place = (x: corner.x - box.width * 0.4, y: corner.y - box.height * 0.3)
        return sign.around(place, gap: box.height * 0.12) + [sign.moved(to: place)]
    }

    /// A disc at a corner, with a gap around it and a sign cut out of it.
    static func badge(
        _ sign: SymbolPart, on disc: SymbolPart, at corner: (x: Double, y: Double)
    ) -> [SymbolPart] {
        let box = disc.box
        let middle = (x: corner.x - box.width * 0.3, y: corner.y - box.height * 0.38)
        return disc.around(middle, gap: box.height * 0.13)
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

    /// Draws the part around the origin of the symbol.
    func draw(_ cairo: OpaquePointer) {
        cairo_save(cairo)
        cairo_translate(cairo, offset.x, offset.y)
        cairo_scale(cairo, factor, factor)
        cairo_translate(cairo, -ink.middle.x, -ink.middle.y)
        switch content {
        case .glyph(let layout, isHollow: false):
            cairo_set_operator(cairo, isCut ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
            layout.draw(line: 0, x: 0, y: 0, cairo: cairo)
        case .glyph(let layout, isHollow: true): drawEdge(of: layout, cairo)
        case .drawing(_, let drawing): draw(drawing, cairo)
        }
        cairo_restore(cairo)
    }

    /// Draws the inner half of a thick line along the glyph's edge.
    private func drawEdge(of layout: TextLayout, _ cairo: OpaquePointer) {
        let unit = Self.unit * symbol.font.size
        let stem = SymbolPen(weight: symbol.font.weight, isFilled: false, scale: factor).stem
        for isClipped in [false, true] {
            cairo_new_path(cairo)
            layout.addPath(line: 0, x: 0, y: 0, cairo: cairo)
            guard isClipped else {
                cairo_clip(cairo)
                continue
            }
            CairoSettings.setColor(symbol.color(ofLevel: level), of: cairo)
            CairoSettings.setSolidLines(of: cairo)
            cairo_set_line_width(cairo, stem * 2 * unit)
            cairo_stroke(cairo)
        }
    }

    private func draw(_ drawing: SymbolDrawing, _ cairo: OpaquePointer) {
        let unit = Self.unit * symbol.font.size
        cairo_scale(cairo, unit, unit)
        CairoSettings.setSolidLines(of: cairo)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        for layer in drawing.layers {
            layer.draw(
                cairo, symbol.color(ofLevel: max(level, layer.level)), stem: stem,
                isCut: isCut || layer.isCut && symbol.layerColors.isEmpty)
        }
    }
}

extension Symbol {
    /// The colour of a layer; missing ones repeat the last.
    func color(ofLevel level: Int) -> Color {
        guard level > 0, let last = layerColors.last else { return color }
        return level <= layerColors.count ? layerColors[level - 1] : last
    }
}
