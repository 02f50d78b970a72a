/// What stands for an SF Symbols name.
enum SymbolTable {
    /// The shape around a symbol.
    static func base(
        for enclosure: SymbolForm.Enclosure, isFilled: Bool
    ) -> SymbolForm.Base? {
        let name = enclosure.rawValue
        if SymbolDrawings.all[name] != nil {
            return .drawing(.init(name: name, isFilled: isFilled))
        }
        return glyph(name + (isFilled ? ".fill" : "")).map { .glyph($0) }
    }

    /// The one glyph that stands for a name among letters.
    static func letter(for name: String) -> Character? {
        if let whole = glyph(name) { return whole }
        return switch form(for: name)?.base {
        case .glyph(let glyph), .hollow(let glyph): glyph
        case .drawing(let drawing): glyph(drawing.name + ".fill") ?? glyph(drawing.name)
        case nil: nil
        }
    }

    /// Names without `fill` whose glyph is the filled one, simple enough for its edge to stand for it.
    static let hollow: Set<String> = [
        "arrowtriangle.up", "arrowtriangle.down", "arrowtriangle.left", "arrowtriangle.right",
        "bag", "bandage", "book", "book.closed", "briefcase", "bubble.left.and.bubble.right",
        "camera",
        "crown", "cross", "diamond", "drop", "flame", "gearshape", "graduationcap", "hammer",
        "hand.point.right", "key", "leaf", "medal", "megaphone", "paperplane", "phone",
        "phone.down", "pill", "pin", "puzzlepiece", "puzzlepiece.extension", "speaker",
        "square.grid.2x2", "square.grid.3x2", "storefront", "suitcase", "tent", "theatermasks",
        "ticket", "trash", "tree", "tshirt", "video", "wrench", "wrench.adjustable",
    ]
}
