import CWidgetPlugin

/// A movement of symbols.
///
/// Differs from Apple: kept in the archive by name; symbols stand still in what hosts show here.
public protocol SymbolEffect: Hashable, Sendable {
    /// The name of the effect in the display list.
    static var archivedName: String { get }
}

/// A movement that lasts as long as it is on.
public protocol IndefiniteSymbolEffect {}

/// A movement that happens once whenever a value changes.
public protocol DiscreteSymbolEffect {}

/// A symbol effect that can be a transition.
public protocol TransitionSymbolEffect {}

/// A movement that turns a symbol into another.
public protocol ContentTransitionSymbolEffect {}

extension View {
    /// Moves the symbols in the view as long as it is active.
    nonisolated public func symbolEffect<T: SymbolEffect & IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            AttributeModifier { if isActive { $0.set(WIDGET_SYMBOL_EFFECT, T.archivedName) } })
    }

    /// Moves the symbols in the view whenever a value changes.
    nonisolated public func symbolEffect<T: SymbolEffect & DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(AttributeModifier { $0.set(WIDGET_SYMBOL_EFFECT, T.archivedName) })
    }

    /// Keeps the symbols in the view from moving.
    ///
    /// No effect here: they stand still.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
