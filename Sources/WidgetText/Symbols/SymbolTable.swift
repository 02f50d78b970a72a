/// Finds the form for an SF Symbols name.
enum SymbolTable {
    /// What is drawn around a symbol.
    static func base(
        for enclosure: SymbolForm.Enclosure, isFilled: Bool
    ) -> SymbolForm.Base? {
        let name = enclosure.picture
        if SymbolDrawings.all[name] != nil {
            return .drawing(.init(name: name, isFilled: isFilled))
        }
        return glyph(name + (isFilled ? ".fill" : "")).map { .glyph($0) }
    }

    /// The character for a name in a line of text: the place of the symbol, or a box.
    static func character(for name: String) -> Character {
        form(for: name) == nil ? "□" : SymbolForm.place
    }

    /// Names without `fill` whose glyph is filled, and simple enough for its edge to represent
    /// them.
    static let hollow: Set<String> = [
        "arrowtriangle.up", "arrowtriangle.down", "arrowtriangle.left", "arrowtriangle.right",
        "bag", "book", "book.closed", "briefcase", "bubble.left.and.bubble.right",
        "camera",
        "crown", "cross", "diamond", "drop", "flame", "gearshape", "graduationcap", "hammer",
        "key", "leaf", "medal", "megaphone", "paperplane", "phone", "phone.down",
        "pill", "pin", "puzzlepiece", "puzzlepiece.extension", "speaker",
        "square.grid.2x2", "storefront", "suitcase", "tent", "theatermasks",
        "ticket", "trash", "tree", "tshirt", "video", "wrench", "wrench.adjustable",
    ]
}
