/// Fades layers out and in.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// The movement's name in the archive.
    public static let archivedName = "pulse"

    /// Layer by layer.
    public var byLayer: PulseSymbolEffect { self }

    /// All layers at once.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades layers out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
