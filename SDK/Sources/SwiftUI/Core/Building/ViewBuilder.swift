/// Turns the statements of a closure into one view.
@resultBuilder
public struct ViewBuilder {
    /// Passes a view through.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Makes an empty block an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Passes a single view through.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Joins any number of views.
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

    /// Hides the type of views that only newer systems have, so that `if #available` works.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
