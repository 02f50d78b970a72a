import CPangoCairo
import WidgetWire

/// A symbol as it is drawn: glyphs of the icon font and drawings, or a box for an unknown name.
///
/// The symbol's ink is as large as that of the SF Symbol of its name, as far as that is known. Its
/// middle is that of capital letters or near to it, so that it fits into a line of text in its
/// font.
package struct SymbolGlyph {
    private let parts: [SymbolPart]
    private let symbol: Symbol
    private let strike: SymbolStrike?
    private let frame: SymbolFrame
    /// The ink of all parts, in points.
    private let ink: SymbolInk

    /// The length of the sides of an unknown symbol's box, in ems of the text's font.
    private static let missingSide = 1.17

    init(missing symbol: Symbol) {
        parts = []
        strike = nil
        self.symbol = symbol
        frame = SymbolFrame(width: Self.missingSide, height: Self.missingSide, bearing: 0)
        ink = SymbolInk(width: 0, height: 0)
    }

    init(_ symbol: Symbol, form: SymbolForm, pango: OpaquePointer) {
        let composition = SymbolComposition(symbol, form: form, pango: pango)
        parts = composition.parts
        strike = composition.strike
        ink = composition.ink
        self.symbol = symbol
        frame =
            SymbolTable.frame(for: symbol.name)?.heavier(weight: symbol.font.weight)
            ?? composition.frame
    }

    /// The width in points.
    package var width: Double { frame.fullWidth * symbol.font.size }

    /// The height in points.
    package var height: Double {
        (isMissing ? frame.height : frame.fullHeight) * symbol.font.size
    }

    /// The distance of its middle above the middle of capital letters, in points.
    var rise: Double { frame.rise * symbol.font.size }

    /// Whether the name is unknown, so that the caller draws a placeholder.
    package var isMissing: Bool { parts.isEmpty }

    /// Whether several parts are drawn as one, which is more work than letters are.
    package var isComposed: Bool {
        parts.count > 1 || strike != nil || !parts.allSatisfy(\.isPlain)
    }

    /// Whether the icon font has the glyphs.
    var isInFont: Bool { !isMissing && parts.allSatisfy(\.isInFont) }

    /// - Parameters:
    ///   - imageScale: The factor from the size of the text beside it to that of the symbol's font.
    ///   - scale: The number of pixels per point.
    func measurement(imageScale: Double, scale: Double) -> TextMeasurement {
        guard !isMissing else {
            let middle = symbol.font.size / imageScale * LineMetrics.capHeight / 2
            return TextMeasurement(
                width: PixelGrid.roundUp(width, scale: scale),
                height: PixelGrid.roundUp(height, scale: scale),
                firstBaseline: middle + height / 2, lastBaseline: middle + height / 2)
        }
        return frame.measurement(size: symbol.font.size, imageScale: imageScale, scale: scale)
    }

    /// Draws the symbol with the middle of its ink at a point of a `cairo_t`.
    package func draw(centerX: Double, centerY: Double, cairo: OpaquePointer) {
        let size = symbol.font.size
        let factor = ink.factor(toFit: frame.width * size, frame.height * size)
        guard !isMissing, factor > 0, factor.isFinite else { return }
        cairo_save(cairo)
        cairo_translate(cairo, centerX, centerY)
        cairo_scale(cairo, factor, factor)
        cairo_translate(cairo, -ink.middle.x, -ink.middle.y)
        defer { cairo_restore(cairo) }
        guard isComposed else {
            parts.first?.draw(cairo)
            return
        }
        // Without a clip, the group would be as large as the surface.
        let reach = (x: ink.width * 0.6 + size * 0.2, y: ink.height * 0.6 + size * 0.2)
        cairo_rectangle(
            cairo, ink.middle.x - reach.x, ink.middle.y - reach.y, 2 * reach.x, 2 * reach.y)
        cairo_clip(cairo)
        cairo_push_group(cairo)
        for part in parts { part.draw(cairo) }
        strike?.draw(cairo, color: symbol.color)
        cairo_pop_group_to_source(cairo)
        cairo_paint(cairo)
    }
}
