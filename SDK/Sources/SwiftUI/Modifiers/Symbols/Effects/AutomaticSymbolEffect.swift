/// The movement that suits a symbol's coming, going and changing.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
    ContentTransitionSymbolEffect
{
    /// The name of the effect in the display list.
    public static let archivedName = "automatic"
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The movement that suits the symbol.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
