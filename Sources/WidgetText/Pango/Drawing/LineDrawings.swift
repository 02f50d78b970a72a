import CPangoCairo
import WidgetWire

/// The symbols that are drawn within a text, each made once for all sizes that are tried.
struct LineDrawings {
    private struct Drawing {
        var glyph: SymbolGlyph
        var segment: StyledText.Segment

        /// The advance of the text after it, in points.
        func advance(_ fit: LetterFit) -> Double {
            glyph.width * fit.scale + segment.spacing(fit)
        }

        /// Draws it after a point of a line's baseline.
        func draw(_ fit: LetterFit, x: Double, y: Double, cairo: OpaquePointer) {
            let middle = segment.font.size * LineMetrics.capHeight / 2
            let rise = segment.style.baselineOffset + middle + glyph.rise
            cairo_save(cairo)
            cairo_translate(cairo, x, y - rise * fit.scale)
            cairo_scale(cairo, fit.scale, fit.scale)
            glyph.draw(centerX: glyph.width / 2, centerY: 0, cairo: cairo)
            cairo_restore(cairo)
        }
    }

    /// The drawings by the offset of the character that holds the symbol's place.
    private var drawings: [Int: Drawing] = [:]
    /// The start of the text from which the offsets are counted.
    private var start = 0

    /// - Parameter pango: A PangoContext that outlives the drawings.
    init(_ text: StyledText, pango: OpaquePointer) {
        var glyphs: [Symbol: SymbolGlyph] = [:]
        for segment in text.segments {
            guard let form = segment.drawing, case .symbol(let name) = segment.style.content else {
                continue
            }
            let symbol = Symbol.with {
                $0.name = name
                $0.font = segment.font
                $0.color = segment.style.color
            }
            let glyph = glyphs[symbol] ?? SymbolGlyph(symbol, form: form, pango: pango)
            glyphs[symbol] = glyph
            drawings[segment.range.lowerBound] = Drawing(glyph: glyph, segment: segment)
        }
    }

    var isEmpty: Bool { drawings.isEmpty }

    /// The drawings in the rest of the text, with offsets counted from its start.
    func rest(from offset: Int) -> LineDrawings {
        var rest = self
        rest.start += offset
        return rest
    }

    /// The advance of a drawing at an offset, in points; nil for letters.
    func advance(at offset: Int, _ fit: LetterFit) -> Double? {
        isEmpty ? nil : drawings[start + offset]?.advance(fit)
    }

    /// Draws those in a line whose baseline starts at a point of a `cairo_t`.
    func draw(
        on line: UnsafeMutablePointer<PangoLayoutLine>, _ fit: LetterFit, x: Double, y: Double,
        cairo: OpaquePointer
    ) {
        guard !isEmpty else { return }
        for run in LineRun.runs(of: line) where !run.isEllipsis {
            drawings[start + run.bytes.lowerBound]?.draw(fit, x: x + run.x, y: y, cairo: cairo)
        }
    }
}
