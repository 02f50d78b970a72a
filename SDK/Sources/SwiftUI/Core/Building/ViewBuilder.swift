/// Builds a view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    /// Returns the view unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Returns an empty view for an empty block.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns the view unchanged.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Combines views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content), block: ViewPack(content: (repeat each content)))
    }

    /// Allows an `if` without an `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Allows the first branch of `if` and `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }

    /// Allows the other branch of `if` and `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }

    /// Erases the type of a view behind `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
