import CWidgetPlugin

extension View {
    /// Animates changes of `value`.
    ///
    /// Differs from Apple: kept in the display list; what hosts show here changes at once.
    nonisolated public func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View {
        modifier(AttributeModifier { $0.set(WIDGET_ANIMATION, animation?.name) })
    }

    /// Animates changes of the view.
    ///
    /// Differs from Apple: kept in the display list; what hosts show here changes at once.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(AttributeModifier { $0.set(WIDGET_ANIMATION, animation?.name) })
    }

    /// Animates the changes that `body` makes to the view.
    ///
    /// Differs from Apple: what hosts show here changes at once.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(content: self))
    }
}

/// Runs `body`, which changes state.
///
/// No effect here on how it is shown: nothing is animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// When an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool

    /// When the value has arrived, although a spring may still move.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// When all motion has ended.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Changes state, then calls `completion`.
///
/// Differs from Apple: nothing is animated, so that `completion` is called at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}
