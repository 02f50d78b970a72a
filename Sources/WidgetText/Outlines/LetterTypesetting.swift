import WidgetWire

/// Shapes every letter that may occur in a paragraph that updates itself.
struct LetterTypesetting {
    let paragraph: Paragraph
    let context: TextContext
    let pango: OpaquePointer
    let outliner: GlyphOutliner
    let live: LiveAlphabet

    /// The reason why a paragraph's letters cannot be sent.
    enum Obstacle: Error {
        case tooMany
        case joined(Character)
        case noOutline(Character)

        var sentence: String {
            switch self {
            case .tooMany: "it can consist of more than \(LiveAlphabet.limit) characters"
            case .joined(let letter): "'\(letter)' depends on the letters beside it"
            case .noOutline(let letter): "'\(letter)' has no outline"
            }
        }
    }

    /// The letters of each run.
    func alphabet() throws(Obstacle) -> [[Character]] {
        var alphabet: [[Character]] = []
        for run in paragraph.runs {
            let letters = characters(of: run)
            if let letter = letters.first(where: { !LiveAlphabet.standsAlone($0) }) {
                throw .joined(letter)
            }
            alphabet.append(letters.sorted())
        }
        guard alphabet.reduce(0, { $0 + $1.count }) <= LiveAlphabet.limit else { throw .tooMany }
        return alphabet
    }

    private func characters(of run: TextRun) -> Set<Character> {
        switch run.content {
        case .text(let text): Set(text).subtracting(["\n"]).union(["…"])
        case .liveDate(let date):
            live.characters(of: date, context: context.of(run)).union(["…"])
        case .symbol(let name): [SymbolTable.character(for: name)]
        case nil: []
        }
    }

    /// Makes the typesetting.
    ///
    /// - Returns: nil when the list's book is full.
    func make(book: GlyphBook, metrics: (Font) -> LineMetrics) throws(Obstacle) -> Typesetting? {
        var result = Typesetting()
        var lines = LineMetrics(ascent: 0, descent: 0)
        for (index, letters) in try alphabet().enumerated() {
            let run = paragraph.runs[index]
            lines.include(metrics(run.font).raised(run.baselineOffset))
            for letter in letters {
                guard let set = try set(letter, of: index, book) else { return nil }
                result.letters.append(set)
            }
        }
        result.ascent = lines.ascent
        result.descent = lines.descent
        return result
    }

    private func set(
        _ letter: Character, of index: Int, _ book: GlyphBook
    ) throws(Obstacle) -> SetLetter? {
        var run = paragraph.runs[index]
        if case .symbol = run.content {} else { run.text = String(letter) }
        let alone = Paragraph.with { $0.runs = [run] }
        let text = StyledText(alone, context: context)
        let layout = TextLayout(text, width: nil, context: pango)
        var set = SetLetter()
        set.run = UInt32(index)
        set.text = String(letter)
        set.advance = layout.width(ofLine: 0)
        set.size = run.font.size
        // The host draws symbols.
        if text.hasDrawings { return set }
        for part in layout.runs(ofLine: 0) {
            guard !part.hasColors, !part.isIncomplete, let font = part.font,
                let key = GlyphOutliner.key(of: font)
            else { throw .noOutline(letter) }
            for mark in part.marks {
                var key = key
                key.glyph = mark.glyph
                let outline = { outliner.outline(of: key, font: font) }
                guard
                    let glyph = book.index(
                        of: key, times: DisplayListLimits.usesOfLetter, outline: outline)
                else {
                    return nil
                }
                set.glyphs.append(glyph)
                set.positions += [Float(part.x + mark.x), Float(mark.y)]
            }
        }
        return set
    }
}
