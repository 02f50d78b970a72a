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
    /// The machine's fonts that the list draws with, each once.
    public private(set) var faces: [Face] = []
    private var indices: [Key: UInt32] = [:]
    /// By PangoFont; each is kept, so that no other comes to lie where it does.
    private var faceIndices: [OpaquePointer: (index: UInt32, font: SystemFont)] = [:]
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

    /// The index of a font's face; nil for a font that has none, or when there are too many.
    func index(ofFontAt pointer: OpaquePointer, face: () -> Face?) -> UInt32? {
        if let known = faceIndices[pointer] { return known.index }
        guard faces.count < DisplayListLimits.faces, let face = face() else { return nil }
        let index = UInt32(faces.count)
        faces.append(face)
        faceIndices[pointer] = (index, SystemFont(pointer))
        return index
    }

    private func take(_ index: UInt32, _ times: Int) -> UInt32? {
        let verbs = (glyphs[Int(index)].outline.verbs.count + 1) * times
        guard verbs <= drawnVerbsLeft else { return nil }
        drawnVerbsLeft -= verbs
        return index
    }
}
