public import WidgetWire

/// A line of text as outlines, in points from the start of its baseline, downwards.
public struct LineOutline: Sendable {
    /// The width of the line.
    public var width = 0.0
    /// The extent above its baseline.
    public var ascent = 0.0
    /// The extent below its baseline.
    public var descent = 0.0
    /// Its path in the form of a plugin's header: each verb is followed by the coordinates of its
    /// points.
    public var numbers: [Double] = []

    /// Adds a letter's outline, which is in thousandths of an em.
    fileprivate mutating func append(_ outline: Path, x: Double, y: Double, size: Double) {
        let scale = size / 1_000
        var next = 0
        for byte in outline.verbs {
            guard let verb = Path.Verb(rawValue: Int(byte)) else { return }
            let (number, points) = verb.header
            numbers.append(number)
            for index in next..<min(next + points, outline.points.count / 2) {
                numbers.append(x + Double(outline.points[2 * index]) * scale)
                numbers.append(y + Double(outline.points[2 * index + 1]) * scale)
            }
            next += points
        }
    }
}

extension Path.Verb {
    /// Its number in a plugin's header, and the number of points that follow it.
    fileprivate var header: (number: Double, points: Int) {
        switch self {
        case .move: (0, 1)
        case .line: (1, 1)
        case .curve: (3, 3)
        case .close, .UNRECOGNIZED: (4, 0)
        }
    }
}

extension PangoTextEngine {
    /// The outlines of one line of text in a font; letters that are pictures have none.
    public func outline(of text: String, in font: Font) -> LineOutline {
        let context = TextContext(now: 0)
        var run = TextRun()
        run.text = text.replacing("\n", with: " ")
        run.font = font
        let paragraph = preparing(Paragraph.with { $0.runs = [run] }, context: context)
        let prepared = paragraph.runs[0].font
        let layout = TextLayout(
            StyledText(paragraph, context: context), width: nil, context: pango(context))
        let metrics = metrics(of: prepared, context: context)
        var line = LineOutline(ascent: metrics.ascent, descent: metrics.descent)
        for part in layout.runs(ofLine: 0) {
            line.width = max(line.width, part.x + part.width)
            guard !part.hasColors, let font = part.font, let key = GlyphOutliner.key(of: font)
            else {
                continue
            }
            for mark in part.marks {
                var key = key
                key.glyph = mark.glyph
                line.append(
                    outliner.outline(of: key, font: font), x: part.x + mark.x, y: mark.y,
                    size: prepared.size)
            }
        }
        return line
    }
}
