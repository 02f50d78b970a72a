/// Makes the symbol swell and shrink.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// The name of the effect in the archive.
    public static let archivedName = "breathe"

    /// By its size alone.
    public var plain: BreatheSymbolEffect { self }

    /// By its opacity, too.
    public var pulse: BreatheSymbolEffect { self }

    /// Animates the layers of the symbol one after another.
    public var byLayer: BreatheSymbolEffect { self }

    /// Animates all layers of the symbol together.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Makes the symbol swell and shrink.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
