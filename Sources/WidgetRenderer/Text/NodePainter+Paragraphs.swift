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
            paintBars(of: text, paragraph, x: edges, in: frame)
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
        of text: TypesetParagraph, _ paragraph: Paragraph, x edges: [Double], in frame: Rect
    ) {
        for (index, (extent, edge)) in zip(text.extents, edges).enumerated() {
            let isWhole = paragraph.placeholder && index < text.extents.count - 1
            paintBar(
                of: paragraph, x: isWhole ? frame.x : edge, baseline: frame.y + extent.baseline,
                width: isWhole ? frame.width : extent.width, ascent: extent.ascent)
        }
    }

    /// Draws the bar that stands for a line, as high as its capital letters.
    ///
    /// Docs/elements/Redaction.md of https://github.com/iamcgn/swiftui-web has the bars of SwiftUI
    /// on macOS 26: as high as a capital, in half points, with a fifth of that as radius; in a text
    /// of several lines all but the last are as wide as the text.
    func paintBar(
        of paragraph: Paragraph, x: Double, baseline: Double, width: Double, ascent: Double
    ) {
        var paint = Paint()
        paint.color = paragraph.runs.first?.color ?? Color()
        paint.color.alpha *= 0.16
        // San Francisco's capitals are 0.74 of its ascent high.
        let height = (ascent * 0.74 * 2).rounded(.up) / 2
        let bar = Rect.with {
            $0.x = x
            $0.y = baseline - height
            $0.width = width
            $0.height = height
        }
        canvas.fill(OutlinePath(bar, radius: height / 5), paint)
    }
}
