/// Makes the symbol bounce.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// The name of the effect in the display list.
    public static let archivedName = "bounce"

    /// Animates the symbol upwards.
    public var up: BounceSymbolEffect { self }

    /// Animates the symbol downwards.
    public var down: BounceSymbolEffect { self }

    /// Animates the layers of the symbol one after another.
    public var byLayer: BounceSymbolEffect { self }

    /// Animates all layers of the symbol together.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Makes the symbol bounce.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
