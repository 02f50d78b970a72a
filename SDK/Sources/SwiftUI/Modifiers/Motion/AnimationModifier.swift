import CWidgetPlugin

extension View {
    /// Says how changes of `value` are animated.
    ///
    /// Differs from Apple: kept in the archive; what hosts show here changes at once.
    nonisolated public func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View {
        modifier(AttributeModifier { $0.set(WIDGET_ANIMATION, animation?.name) })
    }

    /// Says how changes are animated.
    ///
    /// Differs from Apple: kept in the archive; what hosts show here changes at once.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(AttributeModifier { $0.set(WIDGET_ANIMATION, animation?.name) })
    }

    /// Says how the changes that `body` makes to the view are animated.
    ///
    /// Differs from Apple: what hosts show here changes at once.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(content: self))
    }
}

/// Changes state.
///
/// No effect here on how it is shown: nothing is animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// When an animation is at its end.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool

    /// When what is seen has arrived, though it may still swing.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// When nothing moves any more.
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
