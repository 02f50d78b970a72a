/// How a symbol is drawn with the icon font's glyphs: one of them, or several put together.
struct SymbolForm: Hashable {
    /// What a symbol stands in.
    enum Enclosure: String, CaseIterable, Hashable {
        case circle
        case square
        case rectangle
        case app
    }

    /// The glyph that says what it is.
    var base: Character
    /// The shape around it.
    var enclosure: Enclosure?
    /// Whether that shape is filled and the glyph cut out of it.
    var isFilled = false
    /// Whether it is struck out.
    var isSlashed = false
    /// A small sign at the lower right corner.
    var badge: Character?

    init(_ base: Character) { self.base = base }
}

extension SymbolTable {
    /// Variants that may be left out when nothing can be done for them.
    private static let ignored: Set<Substring> = [
        "fill", "inverse", "badge", "dashed", "rtl", "ar", "he", "hi", "ja", "ko", "th", "zh",
        "filled", "half",
    ]

    /// The form for a name; nil for one that nothing stands for.
    static func form(for name: String) -> SymbolForm? {
        form(name.split(separator: ".")[...])
    }

    private static func form(_ parts: ArraySlice<Substring>) -> SymbolForm? {
        guard let last = parts.last else { return nil }
        let whole = glyph(parts)
        // A table's glyph that is the plain one's says nothing of the variant.
        if let whole, whole != glyph(parts.dropLast()) { return SymbolForm(whole) }
        return variant(last, of: parts.dropLast()) ?? badged(parts) ?? whole.map(SymbolForm.init)
    }

    private static func variant(
        _ variant: Substring, of parts: ArraySlice<Substring>
    ) -> SymbolForm? {
        if variant == "slash", var form = form(parts), !form.isSlashed {
            form.isSlashed = true
            return form
        }
        if let enclosure = SymbolForm.Enclosure(rawValue: String(variant)),
            var form = form(parts), form.enclosure == nil
        {
            form.enclosure = enclosure
            return form
        }
        guard ignored.contains(variant), var form = form(parts) else { return nil }
        if variant == "fill", form.enclosure != nil { form.isFilled = true }
        return form
    }

    private static func badged(_ parts: ArraySlice<Substring>) -> SymbolForm? {
        guard let place = parts.lastIndex(of: "badge"), place > parts.startIndex,
            let badge = glyph(parts[(place + 1)...].prefix { $0 != "fill" }),
            var form = form(parts[..<place]), form.badge == nil
        else { return nil }
        form.badge = badge
        return form
    }

    private static func glyph(_ parts: ArraySlice<Substring>) -> Character? {
        guard !parts.isEmpty, let code = glyphs[parts.joined(separator: ".")] else { return nil }
        return Unicode.Scalar(code).map(Character.init)
    }
}
