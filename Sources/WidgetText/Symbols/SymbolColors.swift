/// The own colours of symbols' parts.
package enum SymbolColor: Sendable {
    case foreground, white, gray, red, yellow, green, cyan, blue

    /// The own colours of a symbol in multicolor rendering: of its main part, then of secondary
    /// ones.
    ///
    /// Empty for a symbol without any. The colours follow pictures of SF Symbols; they are not
    /// specified.
    package static func own(of name: String) -> [SymbolColor] {
        guard let form = SymbolTable.form(for: name) else { return [] }
        if case .drawing(let drawing) = form.base, form.enclosure == nil {
            return own(of: drawing)
        }
        guard form.isFilled, let ground = grounds[form.base] else { return [] }
        return [.white, ground]
    }

    private static func own(of drawing: SymbolForm.Drawing) -> [SymbolColor] {
        let layers = drawing.made(weight: 400).layers
        guard layers.contains(where: { $0.ownColor != .foreground }) else { return [] }
        let levels = layers.map(\.level).max() ?? 0
        return (0...levels).map { level in
            layers.first { $0.level == level }?.ownColor ?? .foreground
        }
    }

    /// The colours behind marks that are cut out of a filled shape.
    private static let grounds: [SymbolForm.Base: SymbolColor] = {
        let names: [(String, SymbolColor)] = [
            ("plus", .green), ("checkmark", .green), ("minus", .red), ("xmark", .red),
            ("exclamationmark", .yellow),
        ]
        return names.reduce(into: [:]) { grounds, mark in
            guard let base = SymbolTable.form(for: mark.0)?.base else { return }
            grounds[base.filled] = mark.1
        }
    }()
}
