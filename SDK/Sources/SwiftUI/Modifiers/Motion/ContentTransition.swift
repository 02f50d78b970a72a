import CWidgetPlugin

/// The transition between contents of a view.
///
/// Differs from Apple: kept in the display list by its name; what hosts show here changes at once.
public struct ContentTransition: Hashable, Sendable {
    fileprivate let name: String

    /// No transition.
    public static let identity = ContentTransition(name: "identity")
    /// Fades.
    public static let opacity = ContentTransition(name: "opacity")
    /// Interpolates the content.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// A symbol by its parts.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")

    /// Animates a symbol with an effect.
    public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        symbolEffect
    }

    /// Animates numbers digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
    /// Animates digits, in the direction of the change of `value`.
    public static func numericText(value: Double) -> ContentTransition { numericText() }
}

extension View {
    /// Sets the transition between contents of the view.
    ///
    /// Differs from Apple: kept in the display list; what hosts show here changes at once.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        modifier(AttributeModifier { $0.set(WIDGET_CONTENT_TRANSITION, transition.name) })
    }
}
