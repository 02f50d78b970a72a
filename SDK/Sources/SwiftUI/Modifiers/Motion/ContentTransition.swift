import CWidgetPlugin

/// How a view's content turns into other content.
///
/// Differs from Apple: kept in the archive by its name; what hosts show here changes at once.
public struct ContentTransition: Hashable, Sendable {
    fileprivate let name: String

    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// By fading.
    public static let opacity = ContentTransition(name: "opacity")
    /// By blending outlines.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// A symbol by its parts.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")

    /// A symbol by its parts, as the effect says.
    public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        symbolEffect
    }

    /// Digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
    /// Digit by digit, up or down as `value` goes.
    public static func numericText(value: Double) -> ContentTransition { numericText() }
}

extension View {
    /// Says how the view's content turns into other content.
    ///
    /// Differs from Apple: kept in the archive; what hosts show here changes at once.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        modifier(AttributeModifier { $0.set(WIDGET_CONTENT_TRANSITION, transition.name) })
    }
}
