/// Checks the outlines of letters in a list, and how paragraphs use them.
struct GlyphValidation {
    private let limits: DisplayListLimits
    /// The number of verbs of each outline.
    private let verbs: [Int]
    /// The length of the lines of each outline, in ems.
    private let lengths: [Double]
    private let faceCount: Int
    private var drawnVerbs = 0
    private var drawnLength = 0.0

    init(
        _ glyphs: [Glyph], _ faces: [Face], _ limits: DisplayListLimits
    ) throws(DisplayListError) {
        self.limits = limits
        faceCount = faces.count
        guard faceCount <= DisplayListLimits.faces else { throw .tooManyFaces(faceCount) }
        guard glyphs.count <= limits.glyphVerbs else { throw .tooManyGlyphs(glyphs.count) }
        verbs = glyphs.map(\.outline.verbs.count)
        let all = verbs.reduce(0, +)
        guard all <= limits.glyphVerbs else { throw .tooManyGlyphs(all) }
        let bad = glyphs.firstIndex {
            $0.outline.verbs.count > DisplayListLimits.verbsOfGlyph
                || !$0.outline.isDrawable(within: limits.coordinate)
        }
        if let bad { throw .badGlyph(bad) }
        lengths = glyphs.map { $0.outline.length(cuttingAt: .infinity) / 1_000 }
        let long = lengths.firstIndex { $0 > DisplayListLimits.lengthOfGlyph }
        if let long { throw .badGlyph(long) }
    }

    /// Checks a paragraph's own lines, runs and letters.
    mutating func check(
        _ paragraph: Paragraph, in scale: DrawnScale, node: Int
    ) throws(DisplayListError) {
        let typesetting = paragraph.typesetting
        let runs = paragraph.runs.count
        let lines = typesetting.lines
        let factor = scale.factor
        guard areNumbers([typesetting.ascent, typesetting.descent]),
            lines.allSatisfy({
                areNumbers([$0.x, $0.baseline, $0.width, $0.ascent, $0.descent])
            }),
            typesetting.letters.count <= 1_024
        else { throw .badTypesetting(node: node) }
        for run in lines.lazy.flatMap(\.runs) {
            guard run.run < runs, areNumbers([run.x, run.width, run.size]),
                draw(run.glyphs, run.positions, size: run.size * factor, times: 1)
            else { throw .badTypesetting(node: node) }
        }
        for run in typesetting.runs {
            guard run.run < runs, run.face < faceCount, abs(run.x) <= limits.coordinate,
                abs(run.baseline) <= limits.coordinate, areSet(run.glyphs, run.positions)
            else { throw .badTypesetting(node: node) }
            // A glyph that the face does not have is not drawn.
            drawnVerbs += run.glyphs.count * DisplayListLimits.verbsOfFaceGlyph
        }
        for letter in typesetting.letters {
            guard letter.run < runs, areNumbers([letter.advance, letter.size]),
                letter.advance >= 0,
                draw(
                    letter.glyphs, letter.positions, size: letter.size * factor,
                    times: DisplayListLimits.usesOfLetter)
            else { throw .badTypesetting(node: node) }
        }
        guard drawnVerbs <= limits.drawnGlyphVerbs else { throw .tooManyGlyphs(drawnVerbs) }
        guard drawnLength <= limits.drawnGlyphLength else { throw .tooLongPath(drawnLength) }
    }

    private func areNumbers(_ numbers: [Double]) -> Bool {
        numbers.allSatisfy { abs($0) <= limits.coordinate }
    }

    private func areSet(_ glyphs: [UInt32], _ positions: [Float]) -> Bool {
        positions.count == 2 * glyphs.count
            && positions.allSatisfy { abs(Double($0)) <= limits.coordinate }
    }

    /// Counts the drawn glyphs.
    ///
    /// - Returns: Whether all outlines exist and all positions are valid.
    private mutating func draw(
        _ glyphs: [UInt32], _ positions: [Float], size: Double, times: Int
    ) -> Bool {
        guard areSet(glyphs, positions) else { return false }
        for glyph in glyphs {
            guard glyph < verbs.count else { return false }
            // Even an empty outline costs something.
            drawnVerbs += (verbs[Int(glyph)] + 1) * times
            drawnLength += lengths[Int(glyph)] * abs(size) * Double(times)
        }
        return true
    }
}
