/// Makes the symbol appear.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The name of the effect in the display list.
    public static let archivedName = "appear"

    /// Animates the symbol upwards.
    public var up: AppearSymbolEffect { self }

    /// Animates the symbol downwards.
    public var down: AppearSymbolEffect { self }

    /// Animates the layers of the symbol one after another.
    public var byLayer: AppearSymbolEffect { self }

    /// Animates all layers of the symbol together.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Makes the symbol appear.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
