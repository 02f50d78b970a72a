/// Builds chart content from the statements of a closure.
@resultBuilder
public struct ChartContentBuilder {
    /// Returns empty content.
    public static func buildBlock() -> TupleChartContent<()> { TupleChartContent(contents: []) }

    /// Adds content.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
        content
    }

    /// Returns the content unchanged.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

    /// Joins any number of contents.
    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> TupleChartContent<(repeat each Content)> {
        var all: [any ChartContent] = []
        repeat all.append(each content)
        return TupleChartContent(contents: all)
    }

    /// Allows an `if` without an `else`.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    /// Allows the first branch of `if` and `switch`.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first content: First
    ) -> TupleChartContent<(First, Second)> { TupleChartContent(contents: [content]) }

    /// Allows the other branch of `if` and `switch`.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second content: Second
    ) -> TupleChartContent<(First, Second)> { TupleChartContent(contents: [content]) }

    /// Allows `if #available`.
    public static func buildLimitedAvailability<Content: ChartContent>(
        _ content: Content
    ) -> TupleChartContent<Content> { TupleChartContent(contents: [content]) }
}

/// Several contents of a chart.
public struct TupleChartContent<T>: DrawnChartContent {
    // Sound: read on the main actor only.
    nonisolated(unsafe) fileprivate let contents: [any ChartContent]

    nonisolated fileprivate init(contents: [any ChartContent]) { self.contents = contents }

    var parts: [ChartPart] { contents.flatMap(\.drawn) }
}
