/// Erases the symbol line by line.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The name of the effect in the display list.
    public static let archivedName = "drawOff"

    /// Animates the layers of the symbol one after another.
    public var byLayer: DrawOffSymbolEffect { self }

    /// Animates all layers of the symbol together.
    public var wholeSymbol: DrawOffSymbolEffect { self }

    /// Animates the layers one after another.
    public var individually: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Erases the symbol line by line.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
