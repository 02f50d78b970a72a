/// Lights the layers one after another.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect
{
    /// The name of the effect in the display list.
    public static let archivedName = "variableColor"

    /// Highlights one layer at a time.
    public var iterative: VariableColorSymbolEffect { self }

    /// Highlights an additional layer at a time.
    public var cumulative: VariableColorSymbolEffect { self }

    /// Runs back and forth.
    public var reversing: VariableColorSymbolEffect { self }

    /// Runs in one direction.
    public var nonReversing: VariableColorSymbolEffect { self }

    /// Hides inactive layers.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }

    /// Dims inactive layers.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Lights the layers one after another.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
