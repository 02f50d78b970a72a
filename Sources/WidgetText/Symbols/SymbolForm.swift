/// How a symbol is drawn: with one glyph or drawing, or with several put together.
struct SymbolForm: Hashable {
    /// What says what the symbol is.
    enum Base: Hashable {
        /// A glyph of the icon font.
        case glyph(Character)
        /// Only the edge of a glyph whose shape is filled.
        case hollow(Character)
        case drawing(Drawing)
    }

    /// One of ``SymbolDrawings``.
    struct Drawing: Hashable {
        var name: String
        var isFilled: Bool

        /// - Parameter weight: Of the font, 100 to 900.
        func made(weight: UInt32) -> SymbolDrawing {
            let pen = SymbolPen(weight: weight, isFilled: isFilled)
            return SymbolDrawings.all[name]?(pen) ?? SymbolDrawing(width: 0)
        }
    }

    /// What a symbol stands in.
    enum Enclosure: String, CaseIterable, Hashable {
        case circle
        case square
        case rectangle
        case app
        case triangle
        case shield
    }

    var base: Base
    /// The shape around it.
    var enclosure: Enclosure?
    /// Whether that shape is filled and the base cut out of it.
    var isFilled = false
    /// Whether it is struck out.
    var isSlashed = false
    /// A small sign at the lower right corner.
    var badge: Base?

    init(_ base: Base) { self.base = base }

    /// The symbol with its closed shapes filled.
    fileprivate func filled() -> SymbolForm {
        var form = self
        if form.enclosure != nil {
            form.isFilled = true
        } else {
            form.base = form.base.filled
        }
        return form
    }

    /// The symbol in a shape, where what it is is always filled.
    fileprivate func enclosed(in enclosure: Enclosure) -> SymbolForm {
        var form = self
        form.base = base.filled
        form.enclosure = enclosure
        return form
    }
}

extension SymbolForm.Base {
    /// The same with its closed shapes filled.
    fileprivate var filled: Self {
        switch self {
        case .glyph: self
        case .hollow(let glyph): .glyph(glyph)
        case .drawing(let drawing): .drawing(.init(name: drawing.name, isFilled: true))
        }
    }
}

extension SymbolTable {
    /// Variants that may be left out when nothing can be done for them.
    private static let ignored: Set<Substring> = [
        "fill", "inverse", "badge", "dashed", "rtl", "ar", "he", "hi", "ja", "ko", "th", "zh",
        "filled", "half",
    ]

    /// The most parts a name has.
    private static let partLimit = 16

    /// The form for a name; nil for one that nothing stands for.
    ///
    /// - Parameter inLayers: Whether what stands in a shape is told from the shape, where the icon font
    ///   has both as one glyph.
    static func form(for name: String, inLayers: Bool = false) -> SymbolForm? {
        let parts = name.split(separator: ".")[...]
        guard parts.count <= partLimit else { return nil }
        if inLayers, let form = composed(parts), form.enclosure != nil { return form }
        return form(parts)
    }

    /// A name that ends in an enclosure, filled or not.
    private static func composed(_ parts: ArraySlice<Substring>) -> SymbolForm? {
        guard let last = parts.last else { return nil }
        if last == "fill" { return composed(parts.dropLast())?.filled() }
        guard let enclosure = SymbolForm.Enclosure(rawValue: String(last)) else { return nil }
        return form(parts.dropLast())?.enclosed(in: enclosure)
    }

    private static func form(_ parts: ArraySlice<Substring>) -> SymbolForm? {
        guard let last = parts.last else { return nil }
        if let drawing = drawing(parts) { return SymbolForm(.drawing(drawing)) }
        let whole = base(parts)
        if let whole, saysMore(whole, of: parts) { return SymbolForm(whole) }
        return variant(last, of: parts.dropLast()) ?? badged(parts) ?? whole.map(SymbolForm.init)
    }

    /// Whether a table's glyph is another than those of the symbol without its variants, which say nothing of them.
    private static func saysMore(_ whole: SymbolForm.Base, of parts: ArraySlice<Substring>) -> Bool
    {
        var stem = parts
        while let last = stem.last, last == "fill" || last == "slash" || isEnclosure(last) {
            stem.removeLast()
        }
        let isOnlyFilled = parts == stem + ["fill"]
        let plain = [parts.dropLast(), stem] + (isOnlyFilled ? [] : [stem + ["fill"]])
        return plain.allSatisfy { $0 == parts || whole.filled != base($0)?.filled }
    }

    private static func isEnclosure(_ part: Substring) -> Bool {
        SymbolForm.Enclosure(rawValue: String(part)) != nil
    }

    private static func variant(
        _ variant: Substring, of parts: ArraySlice<Substring>
    ) -> SymbolForm? {
        guard var form = form(parts) else { return nil }
        if variant == "slash", !form.isSlashed {
            form.isSlashed = true
            return form
        }
        if let enclosure = SymbolForm.Enclosure(rawValue: String(variant)), form.enclosure == nil {
            return form.enclosed(in: enclosure)
        }
        guard ignored.contains(variant) else { return nil }
        return variant == "fill" ? form.filled() : form
    }

    private static func badged(_ parts: ArraySlice<Substring>) -> SymbolForm? {
        guard let place = parts.lastIndex(of: "badge"), place > parts.startIndex,
            let badge = base(parts[(place + 1)...].prefix { $0 != "fill" }),
            var form = form(parts[..<place]), form.badge == nil
        else { return nil }
        if parts.last == "fill" { form = form.filled() }
        form.badge = badge.filled
        return form
    }

    private static func drawing(_ parts: ArraySlice<Substring>) -> SymbolForm.Drawing? {
        let isFilled = parts.last == "fill"
        let name = (isFilled ? parts.dropLast() : parts).joined(separator: ".")
        guard SymbolDrawings.all[name] != nil else { return nil }
        return SymbolForm.Drawing(name: name, isFilled: isFilled)
    }

    private static func base(_ parts: ArraySlice<Substring>) -> SymbolForm.Base? {
        let name = parts.joined(separator: ".")
        return glyph(name).map { hollow.contains(name) ? .hollow($0) : .glyph($0) }
    }

    static func glyph(_ name: String) -> Character? {
        glyphs[name].flatMap(Unicode.Scalar.init).map(Character.init)
    }
}
