import WidgetWire

/// Records the glyphs of a paragraph in installed fonts, so that the host need not shape it again.
struct GlyphTypesetting {
    let text: TypesetParagraph
    let paragraph: Paragraph
    let context: TextContext
    let width: Double
    /// Returns a PangoFont's face.
    let face: (OpaquePointer) -> Face?
    let book: GlyphBook

    /// Makes the typesetting; nil when a letter has no font, or there are too many fonts.
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
    /// Whether its glyphs are all that is drawn: it has no live date, and no lines or extra room at
    /// its letters.
    var isPlain: Bool {
        !redacted
            && runs.allSatisfy { run in
                if case .liveDate = run.content { return false }
                return !run.underline && !run.strikethrough && run.kerning == 0
                    && run.tracking == 0
            }
    }
}
