/// Makes the symbol jump.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// The movement's name in the archive.
    public static let archivedName = "bounce"

    /// Upwards.
    public var up: BounceSymbolEffect { self }

    /// Downwards.
    public var down: BounceSymbolEffect { self }

    /// Layer by layer.
    public var byLayer: BounceSymbolEffect { self }

    /// All layers at once.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Makes the symbol jump.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
