import WidgetText
import WidgetWire

extension NodePainter {
    /// Draws a paragraph with the plugin's typesetting.
    ///
    /// - Returns: False when a letter was not sent, or a font is missing here.
    func paintTypesetting(of paragraph: Paragraph, in frame: Rect) -> Bool {
        if !paragraph.typesetting.runs.isEmpty { return paintGlyphs(of: paragraph, in: frame) }
        var lines = paragraph.typesetting.lines
        if !paragraph.typesetting.letters.isEmpty {
            guard let letters = LetterLines(paragraph, context: context) else { return false }
            lines = letters.lines(
                width: frame.width, height: frame.height, isRightToLeft: context.isRightToLeft)
        }
        for (index, line) in lines.enumerated() {
            guard budget.mayGoOn() else { break }
            let (x, baseline) = (frame.x + line.x, frame.y + line.baseline)
            if paragraph.redacted {
                let isWhole = paragraph.placeholder && index < lines.count - 1
                paintBar(
                    of: paragraph, x: isWhole ? frame.x : x, baseline: baseline,
                    width: isWhole ? frame.width : line.width, ascent: line.ascent)
            } else {
                for run in line.runs where Int(run.run) < paragraph.runs.count {
                    guard budget.mayGoOn() else { break }
                    let style = paragraph.runs[Int(run.run)]
                    paint(run, style, x: x + run.x, baseline: baseline)
                }
            }
        }
        return true
    }

    private func paint(_ run: SetRun, _ style: TextRun, x: Double, baseline: Double) {
        if run.text.isEmpty {
            paintGlyphs(of: run, style, x: x, baseline: baseline)
        } else {
            paintText(of: run, style, x: x, baseline: baseline)
        }
        let top = baseline - style.baselineOffset * run.scale(of: style)
        if style.underline {
            let color = style.hasUnderlineColor ? style.underlineColor : style.color
            let y = top + run.size * LetterRule.underlineDepth
            paintRule(style.underlinePattern, color, run, style.font, x: x, y: y)
        }
        if style.strikethrough {
            let color = style.hasStrikethroughColor ? style.strikethroughColor : style.color
            let y = top + run.size * LetterRule.strikethroughDepth
            paintRule(style.strikethroughPattern, color, run, style.font, x: x, y: y)
        }
    }

    private func paintGlyphs(of run: SetRun, _ style: TextRun, x: Double, baseline: Double) {
        var batch: [Canvas.PlacedOutline] = []
        var count = 0
        for (index, glyph) in run.glyphs.enumerated() {
            let outline = Canvas.PlacedOutline(
                path: glyphs.path(glyph), x: x + Double(run.positions[2 * index]),
                y: baseline + Double(run.positions[2 * index + 1]))
            batch.append(outline)
            count += outline.path.elements.count
            // Where letters overlap, each crossing of their lines takes time.
            guard count > Self.mostElements else { continue }
            canvas.fill(batch, scale: run.size / 1_000, style.color)
            guard budget.mayGoOn() else { return }
            (batch, count) = ([], 0)
        }
        canvas.fill(batch, scale: run.size / 1_000, style.color)
    }

    /// A number that no line of honest text reaches.
    private static let mostElements = 10_000

    private func paintRule(
        _ pattern: LinePattern, _ color: Color, _ run: SetRun, _ font: Font, x: Double, y: Double
    ) {
        let rule = LetterRule(
            from: x, to: x + run.width, y: y,
            thickness: run.size * LetterRule.thickness(of: font), on: canvas.cairo)
        let path = OutlinePath([
            .move(.init(x: rule.start, y: rule.y)), .line(.init(x: rule.end, y: rule.y)),
        ])
        var style = LineStyle.usual
        style.dash = pattern.dashes(thickness: rule.thickness)
        canvas.stroke(path, Paint.with { $0.color = color }, width: rule.thickness, style: style)
    }

    /// Draws letters that the plugin's font lacks, in an installed font.
    private func paintText(of run: SetRun, _ style: TextRun, x: Double, baseline: Double) {
        var style = style
        // One line runs under all letters, whatever their fonts.
        style.underline = false
        style.strikethrough = false
        if case .symbol = style.content {} else { style.text = run.text }
        let scale = run.scale(of: style)
        style.font.size *= scale
        style.font.lineSize *= scale
        style.kerning *= scale
        style.tracking *= scale
        style.baselineOffset *= scale
        if style.font.bundled {
            style.font.family = ""
            style.font.bundled = false
        }
        let text = engine.typeset(
            Paragraph.with { $0.runs = [style] }, in: TextBox(), context: context)
        guard let extent = text.extents.first else { return }
        text.draw(x: [x], y: baseline - extent.baseline, cairo: canvas.cairo)
    }
}

extension SetRun {
    /// The size of its letters relative to those of its style.
    fileprivate func scale(of style: TextRun) -> Double { size / max(style.font.size, 0.1) }
}
