public import WidgetWire

extension PangoTextEngine {
    /// The paragraph with the fonts that its runs name resolved or replaced.
    public func preparing(_ paragraph: Paragraph, context: TextContext) -> Paragraph {
        guard paragraph.runs.contains(where: { !$0.font.family.isEmpty }) else { return paragraph }
        updateFonts()
        var result = paragraph
        for index in result.runs.indices {
            result.runs[index].font = named.font(result.runs[index].font)
        }
        guard result.updatesItself, result.isBundled else { return result }
        do throws(LetterTypesetting.Obstacle) {
            _ = try letters(of: result, context).alphabet()
        } catch {
            useStandIns(in: &result, because: error)
        }
        return result
    }

    /// The typesetting of a paragraph in a box with a width and a height.
    ///
    /// It consists of outlines of a plugin's own fonts, or glyphs of installed ones.
    ///
    /// - Returns: nil when a host sets it itself, or there is no room for outlines.
    public func typesetting(
        of paragraph: Paragraph, in box: TextBox, context: TextContext, book: GlyphBook
    ) -> Typesetting? {
        typesetting(
            of: shaped(paragraph, context: context), in: box, context: context, book: book)
    }

    func typesetting(
        of shaped: ShapedParagraph, in box: TextBox, context: TextContext, book: GlyphBook
    ) -> Typesetting? {
        let paragraph = shaped.paragraph
        guard paragraph.isBundled else {
            guard paragraph.isPlain, !shaped.text.hasDrawings else { return nil }
            return GlyphTypesetting(
                text: typeset(shaped, in: box, context: context), paragraph: paragraph,
                context: context, width: box.width ?? 0,
                face: { self.faces.face(of: $0, context: self.pango(context)) }, book: book
            ).make()
        }
        var typesetting: Typesetting?
        if paragraph.updatesItself {
            let letters = letters(of: paragraph, context)
            typesetting = try? letters.make(book: book) { metrics(of: $0, context: context) }
        } else {
            typesetting = LineTypesetting(
                text: typeset(shaped, in: box, context: context), paragraph: paragraph,
                context: context, width: box.width ?? 0, outliner: outliner, book: book
            ).make()
        }
        if typesetting == nil {
            named.reportOnce(
                "Some text is drawn in the system font: the outlines of the plugin's fonts are "
                    + "too many for one widget.")
        }
        return typesetting
    }

    private func letters(of paragraph: Paragraph, _ context: TextContext) -> LetterTypesetting {
        LetterTypesetting(
            paragraph: paragraph, context: context, pango: pango(context), outliner: outliner,
            live: live)
    }

    private func useStandIns(
        in paragraph: inout Paragraph, because obstacle: LetterTypesetting.Obstacle
    ) {
        for index in paragraph.runs.indices where paragraph.runs[index].font.bundled {
            let name = paragraph.runs[index].font.family
            paragraph.runs[index].font = StandIns.font(for: paragraph.runs[index].font)
            named.reportOnce(
                "Text that updates itself is drawn in the system font instead of '\(name)': "
                    + "\(obstacle.sentence).")
        }
    }
}

extension Paragraph {
    /// Whether a font is the plugin's own.
    var isBundled: Bool { runs.contains { $0.font.bundled } }
}
