/// Turns a symbol into another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// The name of the effect in the display list.
    public static let archivedName = "replace"

    /// The old one down, the new one up.
    public var downUp: ReplaceSymbolEffect { self }

    /// Moves both symbols upwards.
    public var upUp: ReplaceSymbolEffect { self }

    /// The old one at once, the new one upwards.
    public var offUp: ReplaceSymbolEffect { self }

    /// The old one down, the new one up.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }

    /// Moves both symbols upwards.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }

    /// The old one at once, the new one upwards.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }

    /// Keeps the parts that both symbols share; otherwise uses `fallback`.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

    /// Turns a symbol into another by keeping the parts that both have.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        /// The name of the effect in the display list.
        public static let archivedName = "replace"
    }

    /// Animates the layers of the symbol one after another.
    public var byLayer: ReplaceSymbolEffect { self }

    /// Animates all layers of the symbol together.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Turns a symbol into another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
