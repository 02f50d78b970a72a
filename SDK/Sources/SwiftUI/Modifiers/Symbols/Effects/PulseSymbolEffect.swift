/// Fades layers out and in.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// The name of the effect in the display list.
    public static let archivedName = "pulse"

    /// Animates the layers of the symbol one after another.
    public var byLayer: PulseSymbolEffect { self }

    /// Animates all layers of the symbol together.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades layers out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
