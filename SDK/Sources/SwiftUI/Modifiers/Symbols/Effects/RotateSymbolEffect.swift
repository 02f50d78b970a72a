/// Turns parts of the symbol.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// The name of the effect in the display list.
    public static let archivedName = "rotate"

    /// Rotates clockwise.
    public var clockwise: RotateSymbolEffect { self }

    /// Rotates counterclockwise.
    public var counterClockwise: RotateSymbolEffect { self }

    /// Animates the layers of the symbol one after another.
    public var byLayer: RotateSymbolEffect { self }

    /// Animates all layers of the symbol together.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns parts of the symbol.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
