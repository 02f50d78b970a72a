/// Scales the symbol.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// The name of the effect in the display list.
    public static let archivedName = "scale"

    /// Animates the symbol upwards.
    public var up: ScaleSymbolEffect { self }

    /// Animates the symbol downwards.
    public var down: ScaleSymbolEffect { self }

    /// Animates the layers of the symbol one after another.
    public var byLayer: ScaleSymbolEffect { self }

    /// Animates all layers of the symbol together.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Scales the symbol.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
