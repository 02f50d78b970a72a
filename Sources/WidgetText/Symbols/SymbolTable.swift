/// Which glyph of the icon font stands for an SF Symbols name.
enum SymbolTable {
    /// Variants that may be left out when a name has no glyph of its own.
    private static let variants: Set<Substring> = [
        "fill", "circle", "square", "rectangle", "slash", "inverse", "badge", "dashed", "rtl", "ar",
        "he", "hi", "ja", "ko", "th", "zh", "filled", "half",
    ]

    /// The glyph for a name, else for the name without its last variants; nil for an unknown name.
    static func character(for name: String) -> Character? {
        var parts = name.split(separator: ".")[...]
        while !parts.isEmpty {
            if let code = glyphs[parts.joined(separator: ".")], let scalar = Unicode.Scalar(code) {
                return Character(scalar)
            }
            guard let last = parts.popLast(), variants.contains(last) else { return nil }
        }
        return nil
    }
}
