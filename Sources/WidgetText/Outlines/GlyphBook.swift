public import WidgetWire

/// The outlines and faces that one display list draws, each once.
public final class GlyphBook {
    /// A letter of a font, in a weight if the font is variable.
    struct Key: Hashable {
        var family: String
        var weight: UInt32
        var style: UInt32
        var glyph: UInt32
    }

    /// The outlines for the list.
    public private(set) var glyphs: [Glyph] = []
    /// The installed fonts that the list draws with, each once.
    public private(set) var faces: [Face] = []
    private var indices: [Key: UInt32] = [:]
    /// The indices by PangoFont; each font is kept, so that no other one gets its address.
    private var faceIndices: [OpaquePointer: (index: UInt32, font: InstalledFont)] = [:]
    private var verbsLeft: Int
    /// How many verbs of repeatedly drawn outlines are left.
    private var drawnVerbsLeft: Int

    /// Makes an empty book, within the limits of a list.
    public init(_ limits: DisplayListLimits = DisplayListLimits()) {
        verbsLeft = limits.glyphVerbs
        drawnVerbsLeft = limits.drawnGlyphVerbs
    }

    /// The index of an outline, counted as drawn; nil when the book is full.
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

    /// The index of a font's face; nil for a font without one, or when there are too many.
    func index(ofFontAt pointer: OpaquePointer, face: () -> Face?) -> UInt32? {
        if let known = faceIndices[pointer] { return known.index }
        guard faces.count < DisplayListLimits.faces, let face = face() else { return nil }
        let index = UInt32(faces.count)
        faces.append(face)
        faceIndices[pointer] = (index, InstalledFont(pointer))
        return index
    }

    private func take(_ index: UInt32, _ times: Int) -> UInt32? {
        let verbs = (glyphs[Int(index)].outline.verbs.count + 1) * times
        guard verbs <= drawnVerbsLeft else { return nil }
        drawnVerbsLeft -= verbs
        return index
    }
}
