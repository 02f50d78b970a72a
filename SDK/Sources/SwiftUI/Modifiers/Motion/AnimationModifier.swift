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
