/// Lets the symbol go.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The movement's name in the archive.
    public static let archivedName = "disappear"

    /// Upwards.
    public var up: DisappearSymbolEffect { self }

    /// Downwards.
    public var down: DisappearSymbolEffect { self }

    /// Layer by layer.
    public var byLayer: DisappearSymbolEffect { self }

    /// All layers at once.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Lets the symbol go.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
