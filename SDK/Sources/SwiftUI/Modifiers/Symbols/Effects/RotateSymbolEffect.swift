/// Turns parts of the symbol.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// The movement's name in the archive.
    public static let archivedName = "rotate"

    /// Clockwise.
    public var clockwise: RotateSymbolEffect { self }

    /// Counterclockwise.
    public var counterClockwise: RotateSymbolEffect { self }

    /// Layer by layer.
    public var byLayer: RotateSymbolEffect { self }

    /// All layers at once.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns parts of the symbol.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
