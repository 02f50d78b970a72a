/// Turns a symbol into another.
public struct ReplaceSymbolEffect: SymbolEffect {
    /// The movement's name in the archive.
    public static let archivedName = "replace"

    /// The old one down, the new one up.
    public var downUp: ReplaceSymbolEffect { self }

    /// Both upwards.
    public var upUp: ReplaceSymbolEffect { self }

    /// The old one at once, the new one upwards.
    public var offUp: ReplaceSymbolEffect { self }

    /// Layer by layer.
    public var byLayer: ReplaceSymbolEffect { self }

    /// All layers at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Turns a symbol into another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
