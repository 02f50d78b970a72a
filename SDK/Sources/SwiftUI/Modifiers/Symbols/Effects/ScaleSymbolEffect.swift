/// Makes the symbol larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// The movement's name in the archive.
    public static let archivedName = "scale"

    /// Upwards.
    public var up: ScaleSymbolEffect { self }

    /// Downwards.
    public var down: ScaleSymbolEffect { self }

    /// Layer by layer.
    public var byLayer: ScaleSymbolEffect { self }

    /// All layers at once.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Makes the symbol larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
