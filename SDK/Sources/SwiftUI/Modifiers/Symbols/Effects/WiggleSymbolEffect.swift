/// Shakes the symbol.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// The name of the effect in the archive.
    public static let archivedName = "wiggle"

    /// To the left.
    public var left: WiggleSymbolEffect { self }

    /// To the right.
    public var right: WiggleSymbolEffect { self }

    /// Animates the symbol upwards.
    public var up: WiggleSymbolEffect { self }

    /// Animates the symbol downwards.
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

    /// Animates the layers of the symbol one after another.
    public var byLayer: WiggleSymbolEffect { self }

    /// Animates all layers of the symbol together.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Shakes the symbol.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
