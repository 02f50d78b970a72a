/// Makes the symbol swell and shrink.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// The movement's name in the archive.
    public static let archivedName = "breathe"

    /// By its size alone.
    public var plain: BreatheSymbolEffect { self }

    /// By its opacity, too.
    public var pulse: BreatheSymbolEffect { self }

    /// Layer by layer.
    public var byLayer: BreatheSymbolEffect { self }

    /// All layers at once.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Makes the symbol swell and shrink.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
