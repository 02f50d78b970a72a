/// Lets the symbol come.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The movement's name in the archive.
    public static let archivedName = "appear"

    /// Upwards.
    public var up: AppearSymbolEffect { self }

    /// Downwards.
    public var down: AppearSymbolEffect { self }

    /// Layer by layer.
    public var byLayer: AppearSymbolEffect { self }

    /// All layers at once.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Lets the symbol come.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
