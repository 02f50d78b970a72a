public import WidgetWire

/// The outlines that one display list draws, each once.
public final class GlyphBook {
    /// A letter of a font: of a variable one, in a weight.
    struct Key: Hashable {
        var family: String
        var weight: UInt32
        var style: UInt32
        var glyph: UInt32
    }

    /// What the list is to have.
    public private(set) var glyphs: [Glyph] = []
    private var indices: [Key: UInt32] = [:]
    private var verbsLeft: Int
    /// Verbs of outlines drawn again and again may still be this many.
    private var drawnVerbsLeft: Int

    /// An empty book, within the limits of a list.
    public init(_ limits: DisplayListLimits = DisplayListLimits()) {
        verbsLeft = limits.glyphVerbs
        drawnVerbsLeft = limits.drawnGlyphVerbs
    }

    /// The index of an outline, which is drawn once more; nil when the book is full.
    func index(of key: Key, times: Int = 1, outline: () -> Path) -> UInt32? {
        if let known = indices[key] { return take(known, times) }
        let path = outline()
        guard path.verbs.count <= min(verbsLeft, DisplayListLimits.verbsOfGlyph) else { return nil }
        verbsLeft -= path.verbs.count
        let index = UInt32(glyphs.count)
        glyphs.append(Glyph.with { $0.outline = path })
        indices[key] = index
        return take(index, times)
    }

    private func take(_ index: UInt32, _ times: Int) -> UInt32? {
        let verbs = (glyphs[Int(index)].outline.verbs.count + 1) * times
        guard verbs <= drawnVerbsLeft else { return nil }
        drawnVerbsLeft -= verbs
        return index
    }
}
