import WidgetWire

/// Writes down the glyphs that a paragraph in the machine's fonts was shaped into, so that the host need
/// not shape it once more.
struct SystemTypesetting {
    let text: TypesetParagraph
    let paragraph: Paragraph
    let context: TextContext
    let width: Double
    /// A PangoFont's face.
    let face: (OpaquePointer) -> Face?
    let book: GlyphBook

    /// Nil where a letter has no font, or there are too many fonts.
    func make() -> Typesetting? {
        var result = Typesetting()
        for line in text.lines {
            let x =
                (width - line.width)
                * paragraph.alignment.roomBefore(isRightToLeft: context.isRightToLeft)
            for part in line.layout.runs(ofLine: line.index) {
                guard var run = run(part, of: line) else { return nil }
                run.x = x + part.x
                run.baseline = line.baseline
                result.runs.append(run)
            }
        }
        return result
    }

    private func run(_ part: LineRun, of line: TypesetParagraph.Line) -> FaceRun? {
        guard !part.isIncomplete, let font = part.font,
            let segment = line.text.segment(at: part.bytes.lowerBound),
            let face = book.index(ofFontAt: font, face: { face(font) })
        else { return nil }
        var run = FaceRun()
        run.run = UInt32(segment.run)
        run.face = face
        run.glyphs = part.marks.map(\.glyph)
        run.positions.reserveCapacity(2 * part.marks.count)
        for mark in part.marks {
            run.positions.append(Float(mark.x))
            run.positions.append(Float(mark.y))
        }
        return run
    }
}

extension Paragraph {
    /// Whether glyphs say all that is drawn of it: it changes with no date, and Pango draws no lines along
    /// its letters or room between them.
    var isPlain: Bool {
        !redacted
            && runs.allSatisfy { run in
                if case .liveDate = run.content { return false }
                return !run.underline && !run.strikethrough && run.kerning == 0
                    && run.tracking == 0
            }
    }
}
