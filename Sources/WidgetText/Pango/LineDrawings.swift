import CPangoCairo
import WidgetWire

/// The symbols of a text that are drawn among its letters.
struct LineDrawings {
    private struct Drawing {
        var glyph: SymbolGlyph
        /// Of its middle above the baseline, in points.
        var rise: Double
        /// The room after it, in points.
        var spacing: Double
    }

    /// By the offset of the character that keeps the symbol's place.
    private var drawings: [Int: Drawing] = [:]

    /// - Parameter pango: A PangoContext that outlives the drawings.
    init(_ text: StyledText, fit: LetterFit, pango: OpaquePointer) {
        for segment in text.segments {
            guard let form = segment.drawing else { continue }
            let symbol = Symbol.with {
                $0.font = segment.font
                $0.font.size *= fit.scale
                $0.color = segment.style.color
            }
            let offset = segment.style.baselineOffset * fit.scale
            drawings[segment.range.lowerBound] = Drawing(
                glyph: SymbolGlyph(symbol, form: form, pango: pango),
                rise: offset + symbol.font.size * LineMetrics.capHeight / 2,
                spacing: segment.spacing(fit))
        }
    }

    var isEmpty: Bool { drawings.isEmpty }

    /// How far the text goes on after what stands at an offset, in points; nil for letters.
    func advance(at offset: Int) -> Double? {
        drawings[offset].map { $0.glyph.width + $0.spacing }
    }

    /// Draws those of a line whose baseline starts at a point of a `cairo_t`.
    func draw(
        on line: UnsafeMutablePointer<PangoLayoutLine>, x: Double, y: Double, cairo: OpaquePointer
    ) {
        for run in LineRun.runs(of: line) where !run.isEllipsis {
            guard let drawing = drawings[run.bytes.lowerBound] else { continue }
            drawing.glyph.draw(
                centerX: x + run.x + drawing.glyph.width / 2, centerY: y - drawing.rise,
                cairo: cairo)
        }
    }
}
