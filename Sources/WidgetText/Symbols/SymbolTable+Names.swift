/// Reads the names of symbols part by part: the base, and the variants after it.
extension SymbolTable {
    /// Variants that may be left out when nothing can be done for them.
    private static let ignored: Set<Substring> = [
        "fill", "inverse", "badge", "dashed", "rtl", "ar", "he", "hi", "ja", "ko", "th", "zh",
        "filled", "half",
    ]

    /// The greatest number of parts of a name.
    private static let partLimit = 16

    /// The form for a name; nil for an unknown one.
    static func form(for name: String) -> SymbolForm? {
        let parts = name.split(separator: ".")[...]
        return parts.count <= partLimit ? form(parts) : nil
    }

    private static func form(_ parts: ArraySlice<Substring>) -> SymbolForm? {
        guard let last = parts.last else { return nil }
        if let other = aliases[parts.joined(separator: ".")] {
            return form(other.split(separator: ".")[...])
        }
        if let drawing = drawing(parts) { return SymbolForm(.drawing(drawing)) }
        let whole = base(parts)
        if let whole, !isDrawn(stem(of: parts.prefix { !isBadge($0) })), saysMore(whole, of: parts)
        {
            return SymbolForm(whole)
        }
        return variant(last, of: parts.dropLast()) ?? badged(parts) ?? whole.map(SymbolForm.init)
    }

    /// Whether a table's glyph differs from those of the symbol without its variants, which do not
    /// show them.
    private static func saysMore(_ whole: SymbolForm.Base, of parts: ArraySlice<Substring>) -> Bool
    {
        let stem = stem(of: parts)
        let isOnlyFilled = parts == stem + ["fill"]
        let plain = [parts.dropLast(), stem] + (isOnlyFilled ? [] : [stem + ["fill"]])
        return plain.allSatisfy { $0 == parts || whole.filled != base($0)?.filled }
    }

    /// The name without the variants that are made from its picture.
    static func stem(of parts: ArraySlice<Substring>) -> ArraySlice<Substring> {
        var stem = parts
        while let last = stem.last {
            if last == "fill" || last == "slash" {
                stem.removeLast()
            } else if let (_, count) = SymbolForm.Enclosure.last(of: stem), count < stem.count {
                stem.removeLast(count)
            } else {
                break
            }
        }
        return stem
    }

    private static func isDrawn(_ parts: ArraySlice<Substring>) -> Bool {
        SymbolDrawings.all[parts.joined(separator: ".")] != nil
    }

    private static func variant(
        _ variant: Substring, of parts: ArraySlice<Substring>
    ) -> SymbolForm? {
        if variant == "fill", parts.last == "slash" {
            return Self.variant("slash", of: parts.dropLast() + ["fill"])
        }
        if let (enclosure, count) = SymbolForm.Enclosure.last(of: parts + [variant]), count > 1,
            let form = form(parts.dropLast(count - 1)), form.enclosure == nil
        {
            return form.enclosed(in: enclosure)
        }
        guard var form = form(parts) else { return nil }
        if variant == "slash", !form.isSlashed {
            form.isSlashed = true
            return form
        }
        // What follows a badge is one, and not around the symbol.
        if let enclosure = SymbolForm.Enclosure(rawValue: String(variant)), form.enclosure == nil,
            parts.last.map(isBadge) == false
        {
            return form.enclosed(in: enclosure)
        }
        guard ignored.contains(variant) else { return nil }
        return variant == "fill" ? form.filled() : form
    }

    /// Whether the parts after a part are a badge.
    static func isBadge(_ part: Substring) -> Bool {
        part == "badge" || part == "trianglebadge"
    }

    private static func badged(_ parts: ArraySlice<Substring>) -> SymbolForm? {
        guard let place = parts.lastIndex(where: isBadge), place > parts.startIndex,
            let badge = form(parts[(place + 1)...].prefix { $0 != "fill" })?.base,
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
