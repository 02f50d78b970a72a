import WidgetText
import WidgetWire

extension NodePainter {
    /// Draws glyphs of installed fonts.
    ///
    /// Documents set such text themselves, so that it can be read and searched.
    ///
    /// - Returns: False when one of the fonts is not installed here.
    func paintGlyphs(of paragraph: Paragraph, in frame: Rect) -> Bool {
        let runs = paragraph.typesetting.runs
        var fonts: [InstalledFont] = []
        for run in runs {
            guard let font = installedFonts.font(run.face, context: context) else { return false }
            fonts.append(font)
        }
        for (run, font) in zip(runs, fonts) {
            let style = paragraph.runs[Int(run.run)]
            canvas.setSource(style.color)
            font.draw(
                run, isRounded: style.font.isRounded, x: frame.x + run.x,
                y: frame.y + run.baseline, cairo: canvas.cairo, while: budget.mayGoOn)
        }
        return true
    }
}
