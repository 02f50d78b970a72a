/// Shakes the symbol.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// The movement's name in the archive.
    public static let archivedName = "wiggle"

    /// To the left.
    public var left: WiggleSymbolEffect { self }

    /// To the right.
    public var right: WiggleSymbolEffect { self }

    /// Upwards.
    public var up: WiggleSymbolEffect { self }

    /// Downwards.
    public var down: WiggleSymbolEffect { self }

    /// In the direction of reading.
    public var forward: WiggleSymbolEffect { self }

    /// Against the direction of reading.
    public var backward: WiggleSymbolEffect { self }

    /// Along a line at an angle.
    public func custom(angle: Angle) -> WiggleSymbolEffect { self }

    /// Clockwise.
    public var clockwise: WiggleSymbolEffect { self }

    /// Counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { self }

    /// Layer by layer.
    public var byLayer: WiggleSymbolEffect { self }

    /// All layers at once.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Shakes the symbol.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
