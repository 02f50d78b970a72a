/// Draws the symbol line by line.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The name of the effect in the display list.
    public static let archivedName = "drawOn"

    /// Animates the layers of the symbol one after another.
    public var byLayer: DrawOnSymbolEffect { self }

    /// Animates all layers of the symbol together.
    public var wholeSymbol: DrawOnSymbolEffect { self }

    /// Animates the layers one after another.
    public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Draws the symbol line by line.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
