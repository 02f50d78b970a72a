import SwiftUI

/// Builds axis content from the statements of a closure.
@resultBuilder
public struct AxisContentBuilder {
    /// Returns empty content.
    public static func buildBlock() -> TupleAxisContent<()> { TupleAxisContent(contents: []) }

    /// Adds content.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
        content
    }

    /// Joins any number of contents.
    public static func buildBlock<each Content: AxisContent>(
        _ content: repeat each Content
    ) -> TupleAxisContent<(repeat each Content)> {
        var all: [any AxisContent] = []
        repeat all.append(each content)
        return TupleAxisContent(contents: all)
    }

    /// Allows an `if` without an `else`.
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

    /// Allows the first branch of `if` and `switch`.
    public static func buildEither<First: AxisContent, Second: AxisContent>(
        first content: First
    ) -> TupleAxisContent<(First, Second)> { TupleAxisContent(contents: [content]) }

    /// Allows the other branch of `if` and `switch`.
    public static func buildEither<First: AxisContent, Second: AxisContent>(
        second content: Second
    ) -> TupleAxisContent<(First, Second)> { TupleAxisContent(contents: [content]) }

    /// Allows `if #available`.
    public static func buildLimitedAvailability<Content: AxisContent>(
        _ content: Content
    ) -> TupleAxisContent<Content> { TupleAxisContent(contents: [content]) }
}

/// Several contents of an axis.
public struct TupleAxisContent<T>: DrawnAxisContent {
    // Sound: read on the main actor only.
    nonisolated(unsafe) fileprivate let contents: [any AxisContent]

    nonisolated fileprivate init(contents: [any AxisContent]) { self.contents = contents }

    var groups: [AxisGroup] { contents.flatMap(\.drawn) }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    /// A primitive: it has no body.
    public typealias Body = Never
}

extension Optional: DrawnAxisContent where Wrapped: AxisContent {
    var groups: [AxisGroup] { map(\.drawn) ?? [] }
}
