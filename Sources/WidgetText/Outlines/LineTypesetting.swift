import WidgetWire

/// Records a paragraph that was set in lines: outlines for the plugin's fonts, and text for others.
struct LineTypesetting {
    let text: TypesetParagraph
    let paragraph: Paragraph
    let context: TextContext
    let width: Double
    let outliner: GlyphOutliner
    let book: GlyphBook

    /// Makes the typesetting; nil when the list's book is full.
    func make() -> Typesetting? {
        var result = Typesetting()
        for line in text.lines {
            var set = SetLine()
            set.x =
                (width - line.width)
                * paragraph.alignment.roomBefore(isRightToLeft: context.isRightToLeft)
            set.baseline = line.baseline
            set.width = line.width
            set.ascent = line.metrics.ascent
            set.descent = line.metrics.descent
            if !paragraph.redacted {
                guard let runs = runs(of: line) else { return nil }
                set.runs = runs
            }
            result.lines.append(set)
        }
        return result
    }

    private func runs(of line: TypesetParagraph.Line) -> [SetRun]? {
        var runs: [SetRun] = []
        for part in line.layout.runs(ofLine: line.index) {
            guard let segment = line.text.segment(at: part.bytes.lowerBound) else { continue }
            var run = SetRun()
            run.run = UInt32(segment.run)
            run.x = part.x
            run.width = part.width
            run.size = segment.font.size * text.fit.scale
            if segment.drawing != nil, !part.isEllipsis {
                run.text = String(SymbolForm.place)
                runs.append(run)
                continue
            }
            guard let font = part.font, let key = GlyphOutliner.key(of: font) else { continue }
            if key.family.hasPrefix(FontMap.bundledPrefix), !part.hasColors {
                guard append(part, font, key, to: &run) else { return nil }
            } else {
                run.text = part.isEllipsis ? "…" : line.text.text(in: part.bytes)
            }
            runs.append(run)
        }
        return runs
    }

    private func append(
        _ part: LineRun, _ font: OpaquePointer, _ key: GlyphBook.Key, to run: inout SetRun
    ) -> Bool {
        for mark in part.marks {
            var key = key
            key.glyph = mark.glyph
            let outline = { outliner.outline(of: key, font: font) }
            guard let index = book.index(of: key, outline: outline) else { return false }
            run.glyphs.append(index)
            run.positions += [Float(mark.x), Float(mark.y)]
        }
        return true
    }
}

extension Paragraph.Alignment {
    /// The share of a line's free room that is left of it.
    package func roomBefore(isRightToLeft: Bool) -> Double {
        switch self {
        case .leading, .UNRECOGNIZED: isRightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: isRightToLeft ? 0 : 1
        }
    }
}
