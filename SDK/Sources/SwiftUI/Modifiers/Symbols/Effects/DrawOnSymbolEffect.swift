/// Draws the symbol line by line.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The movement's name in the archive.
    public static let archivedName = "drawOn"

    /// Layer by layer.
    public var byLayer: DrawOnSymbolEffect { self }

    /// All layers at once.
    public var wholeSymbol: DrawOnSymbolEffect { self }

    /// One layer after the other.
    public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Draws the symbol line by line.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
