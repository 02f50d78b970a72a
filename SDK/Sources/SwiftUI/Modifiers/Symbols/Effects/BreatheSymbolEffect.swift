/// Makes the symbol breathe.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// The name of the effect in the display list.
    public static let archivedName = "breathe"

    /// Animates the size only.
    public var plain: BreatheSymbolEffect { self }

    /// Animates the opacity as well.
    public var pulse: BreatheSymbolEffect { self }

    /// Animates the layers of the symbol one after another.
    public var byLayer: BreatheSymbolEffect { self }

    /// Animates all layers of the symbol together.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Makes the symbol breathe.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
