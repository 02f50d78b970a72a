import CWidgetPlugin

/// A movement of symbols.
///
/// Differs from Apple: kept in the archive by name; symbols stand still in what hosts show here.
public protocol SymbolEffect: Hashable, Sendable {
    /// The movement's name in the archive.
    static var archivedName: String { get }
}

/// A movement that lasts as long as it is on.
public protocol IndefiniteSymbolEffect {}

/// A movement that happens once whenever a value changes.
public protocol DiscreteSymbolEffect {}

/// A movement by which symbols come and go.
public protocol TransitionSymbolEffect {}

/// A movement by which symbols turn into others.
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast a symbol moves.
///
/// No effect here: symbols stand still.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// As the movement prefers.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()

    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// At another speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// The same options so many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// The same options at another speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

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
