/// The colours that parts of symbols have of their own.
package enum SymbolColor: Sendable {
    case foreground, white, gray, red, yellow, green, cyan, blue

    /// The colours of a symbol in many colours: of what it mainly is, and of what stands beside it.
    ///
    /// Empty for a symbol that has none. Which symbols have which is looked at in pictures of SF Symbols,
    /// not specified.
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

    /// What marks that are cut out of a filled shape stand on.
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
