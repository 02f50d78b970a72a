/// Makes the symbol wiggle.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// The name of the effect in the display list.
    public static let archivedName = "wiggle"

    /// Moves to the left.
    public var left: WiggleSymbolEffect { self }

    /// Moves to the right.
    public var right: WiggleSymbolEffect { self }

    /// Animates the symbol upwards.
    public var up: WiggleSymbolEffect { self }

    /// Animates the symbol downwards.
    public var down: WiggleSymbolEffect { self }

    /// Moves in the reading direction.
    public var forward: WiggleSymbolEffect { self }

    /// Against the direction of reading.
    public var backward: WiggleSymbolEffect { self }

    /// Along a line at an angle.
    public func custom(angle: Angle) -> WiggleSymbolEffect { self }

    /// Rotates clockwise.
    public var clockwise: WiggleSymbolEffect { self }

    /// Rotates counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { self }

    /// Animates the layers of the symbol one after another.
    public var byLayer: WiggleSymbolEffect { self }

    /// Animates all layers of the symbol together.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Makes the symbol wiggle.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
