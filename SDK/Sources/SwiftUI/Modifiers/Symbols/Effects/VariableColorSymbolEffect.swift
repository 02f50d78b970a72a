/// Lights the layers one after another.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect
{
    /// The name of the effect in the archive.
    public static let archivedName = "variableColor"

    /// One layer at a time.
    public var iterative: VariableColorSymbolEffect { self }

    /// One layer more at a time.
    public var cumulative: VariableColorSymbolEffect { self }

    /// Back and forth.
    public var reversing: VariableColorSymbolEffect { self }

    /// Always forth.
    public var nonReversing: VariableColorSymbolEffect { self }

    /// Without the layers that are not lit.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }

    /// With the layers that are not lit faded.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Lights the layers one after another.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
