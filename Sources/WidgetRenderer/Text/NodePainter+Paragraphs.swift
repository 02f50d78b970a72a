import WidgetText
import WidgetWire

extension NodePainter {
    /// Draws text with the plugin's typesetting, or sets it itself.
    func paint(_ paragraph: Paragraph, in frame: Rect) {
        for run in paragraph.runs { count(run, in: frame) }
        guard budget.mayGoOn() else { return }
        if paragraph.hasTypesetting, paintTypesetting(of: paragraph, in: frame) { return }
        let text = engine.typeset(
            paragraph, in: TextBox(width: frame.width, height: frame.height), context: context)
        let edges = text.extents.map {
            frame.x + (frame.width - $0.width)
                * paragraph.alignment.roomBefore(isRightToLeft: context.isRightToLeft)
        }
        if paragraph.redacted {
            paintBars(of: text, paragraph, x: edges, y: frame.y)
        } else {
            text.draw(x: edges, y: frame.y, cairo: canvas.cairo)
        }
    }

    private func count(_ run: TextRun, in frame: Rect) {
        guard let document = canvas.document else { return }
        if case .symbol = run.content {
            document.takePixels(visiblePixels(of: frame))
        } else {
            document.takeLetters(run.text.utf8.count)
        }
    }

    /// Draws a bar for each line instead of its text, in a faint version of the text's colour.
    private func paintBars(
        of text: TypesetParagraph, _ paragraph: Paragraph, x edges: [Double], y top: Double
    ) {
        for (extent, edge) in zip(text.extents, edges) {
            paintBar(
                of: paragraph, x: edge, baseline: top + extent.baseline, width: extent.width,
                ascent: extent.ascent)
        }
    }

    func paintBar(
        of paragraph: Paragraph, x: Double, baseline: Double, width: Double, ascent: Double
    ) {
        var paint = Paint()
        paint.color = paragraph.runs.first?.color ?? Color()
        paint.color.alpha *= 0.2
        let bar = Rect.with {
            $0.x = x
            $0.y = baseline - ascent * 0.85
            $0.width = width
            $0.height = ascent * 0.95
        }
        canvas.fill(OutlinePath(bar, radius: bar.height / 4), paint)
    }
}
