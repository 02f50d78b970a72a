import WidgetText
import WidgetWire

/// The machine's fonts that one display list names, each looked up once.
final class SystemGlyphs {
    private let faces: [Face]
    private let engine: PangoTextEngine
    private var fonts: [UInt32: SystemFont?] = [:]

    init(_ faces: [Face], engine: PangoTextEngine) {
        self.faces = faces
        self.engine = engine
    }

    /// The font of a face; nil when this machine has another one or none.
    func font(_ index: UInt32, context: TextContext) -> SystemFont? {
        if let known = fonts[index] { return known }
        let font =
            index < faces.count ? engine.font(of: faces[Int(index)], context: context) : nil
        fonts[index] = .some(font)
        return font
    }
}

extension NodePainter {
    /// Draws glyphs of the machine's fonts.
    ///
    /// Documents set such text themselves, so that it can be read and searched.
    ///
    /// - Returns: False when one of the fonts is missing here.
    func paintGlyphs(of paragraph: Paragraph, in frame: Rect) -> Bool {
        let runs = paragraph.typesetting.runs
        var fonts: [SystemFont] = []
        for run in runs {
            guard let font = systemGlyphs.font(run.face, context: context) else { return false }
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
