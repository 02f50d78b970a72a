import CPangoCairo
import WidgetWire

/// One glyph of a symbol, and where it stands.
struct SymbolPart {
    private let layout: TextLayout
    private let iconSize: Double
    /// From the symbol's centre.
    private var offset = (x: 0.0, y: 0.0)
    /// Whether it is cut out of what was drawn before.
    var isCut = false
    /// Of the ink, in points.
    let width: Double

    static let over: UInt32 = 2  // CAIRO_OPERATOR_OVER
    static let cut: UInt32 = 9  // CAIRO_OPERATOR_DEST_OUT

    /// The icon font draws on 20 of 24 parts of its em.
    static let emPerSide = 24.0 / 20
    /// The middle of the icon font's em above its baseline.
    static let center = 0.375

    /// - Parameter side: The length of a full glyph's sides, in points.
    init(_ glyph: Character, _ symbol: Symbol, side: Double, pango: OpaquePointer) {
        iconSize = side * Self.emPerSide
        var run = TextRun()
        run.text = String(glyph)
        run.color = symbol.color
        run.font.family = FontFamilies.symbols
        run.font.size = iconSize
        let paragraph = Paragraph.with { $0.runs = [run] }
        layout = TextLayout(
            StyledText(paragraph, context: TextContext(now: 0)), width: nil, context: pango)
        let ink = layout.ink(ofLine: 0).x
        width = ink.upperBound - ink.lowerBound
    }

    /// A sign whose middle lies at a corner, with a gap around it.
    static func badge(_ sign: SymbolPart, at corner: (x: Double, y: Double)) -> [SymbolPart] {
        var sign = sign
        sign.offset = (corner.x - sign.width / 2, corner.y - sign.iconSize * 0.4)
        let gap = sign.iconSize * 0.09
        let shifts = [(-gap, 0.0), (gap, 0.0), (0.0, -gap), (0.0, gap)]
        let around = shifts.map { shift in
            var copy = sign
            copy.offset = (sign.offset.x + shift.0, sign.offset.y + shift.1)
            copy.isCut = true
            return copy
        }
        return around + [sign]
    }

    /// Whether the icon font has the glyph.
    var isInFont: Bool { layout.hasAllGlyphs }

    /// Draws the glyph of a symbol whose centre is given.
    func draw(_ x: Double, _ y: Double, _ cairo: OpaquePointer) {
        let ink = layout.ink(ofLine: 0).x
        cairo_set_operator(cairo, isCut ? Self.cut : Self.over)
        layout.draw(
            line: 0, x: x + offset.x - (ink.lowerBound + ink.upperBound) / 2,
            y: y + offset.y + iconSize * Self.center, cairo: cairo)
        cairo_set_operator(cairo, Self.over)
    }
}
