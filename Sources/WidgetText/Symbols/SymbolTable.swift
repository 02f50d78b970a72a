/// Which glyph of the icon font stands for an SF Symbols name.
enum SymbolTable {
    /// The glyph of the shape around a symbol.
    static func character(for enclosure: SymbolForm.Enclosure, isFilled: Bool) -> Character? {
        let code = glyphs[enclosure.rawValue + (isFilled ? ".fill" : "")]
        return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }
}
