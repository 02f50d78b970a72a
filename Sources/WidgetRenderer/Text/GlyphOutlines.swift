import WidgetWire

/// The outlines of letters in one display list, each read when it is first drawn.
final class GlyphOutlines {
    private let glyphs: [Glyph]
    private var paths: [UInt32: OutlinePath] = [:]

    init(_ glyphs: [Glyph]) {
        self.glyphs = glyphs
    }

    /// An outline in thousandths of an em; empty when there is none.
    func path(_ index: UInt32) -> OutlinePath {
        if let path = paths[index] { return path }
        let path = OutlinePath(index < glyphs.count ? glyphs[Int(index)].outline : Path())
        paths[index] = path
        return path
    }
}
