/// Makes the symbol disappear.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The name of the effect in the display list.
    public static let archivedName = "disappear"

    /// Animates the symbol upwards.
    public var up: DisappearSymbolEffect { self }

    /// Animates the symbol downwards.
    public var down: DisappearSymbolEffect { self }

    /// Animates the layers of the symbol one after another.
    public var byLayer: DisappearSymbolEffect { self }

    /// Animates all layers of the symbol together.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Makes the symbol disappear.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
