import WidgetText
import WidgetWire

extension NodePainter {
    /// Draws a symbol in the middle of its frame.
    func paint(_ symbol: Symbol, in frame: Rect) {
        // Cairo takes no font of this size, and draws nothing after it.
        guard symbol.font.size > 0 else { return }
        let glyph = engine.glyph(for: symbol, context: context)
        let center = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        if glyph.isMissing {
            paintPlaceholder(for: symbol, glyph, center: center)
        } else {
            if glyph.isComposed {
                canvas.document?.takePixels(visiblePixels(of: frame))
                guard budget.mayGoOn() else { return }
            }
            glyph.draw(centerX: center.x, centerY: center.y, cairo: canvas.cairo)
        }
    }

    /// A dashed box with a question mark.
    private func paintPlaceholder(
        for symbol: Symbol, _ glyph: SymbolGlyph, center: (x: Double, y: Double)
    ) {
        let size = symbol.font.size
        let box = Rect.with {
            $0.width = glyph.width - size * 0.1
            $0.height = glyph.height - size * 0.1
            $0.x = center.x - $0.width / 2
            $0.y = center.y - $0.height / 2
        }
        let paint = Paint.with { $0.color = symbol.color }
        canvas.stroke(
            OutlinePath(box, radius: size * 0.15), paint, width: size * 0.07,
            style: LineStyle.with { $0.dash = [size * 0.16, size * 0.1] })
        var mark = TextRun()
        mark.text = "?"
        mark.color = symbol.color
        mark.font = symbol.font
        mark.font.size = size * 0.75
        let text = engine.typeset(
            Paragraph.with { $0.runs = [mark] }, in: TextBox(), context: context)
        guard let extent = text.extents.first else { return }
        text.draw(
            x: [center.x - extent.width / 2],
            y: center.y + engine.capHeight(of: mark.font) / 2 - extent.baseline,
            cairo: canvas.cairo)
    }
}
