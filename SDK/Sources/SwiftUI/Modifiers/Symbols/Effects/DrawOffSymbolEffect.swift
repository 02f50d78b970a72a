/// Erases the symbol line by line.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The movement's name in the archive.
    public static let archivedName = "drawOff"

    /// Layer by layer.
    public var byLayer: DrawOffSymbolEffect { self }

    /// All layers at once.
    public var wholeSymbol: DrawOffSymbolEffect { self }

    /// One layer after the other.
    public var individually: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Erases the symbol line by line.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
