public import CoreLocation
public import SwiftUI

/// The content of a map.
@MainActor @preconcurrency
public protocol MapContent {
    /// The type of the body.
    associatedtype Body: MapContent
    /// The body.
    @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: MapContent {}

/// Content that the map itself knows.
@MainActor @preconcurrency
protocol DrawnMapContent: MapContent where Body == Never {
    /// The parts to draw, back to front.
    var parts: [MapPart] { get }
}

extension DrawnMapContent {
    /// Never called, because a primitive has no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension MapContent {
    /// The parts of any content.
    package var drawn: [MapPart] { (self as? any DrawnMapContent)?.parts ?? body.drawn }
}

/// Builds map content from the statements of a closure.
@resultBuilder
public struct MapContentBuilder {
    /// Returns empty content.
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

    /// Adds content.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
        content
    }

    /// Combines contents.
    public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> TupleMapContent<(repeat each Content)> {
        var all: [any MapContent] = []
        repeat all.append(each content)
        return TupleMapContent(contents: all)
    }

    /// Allows an `if` without an `else`.
    public static func buildOptional<Content: MapContent>(_ content: Content?) -> Content? {
        content
    }

    /// Allows the first branch of `if` and `switch`.
    public static func buildEither<First: MapContent, Second: MapContent>(
        first content: First
    ) -> TupleMapContent<(First, Second)> { TupleMapContent(contents: [content]) }

    /// Allows the other branch of `if` and `switch`.
    public static func buildEither<First: MapContent, Second: MapContent>(
        second content: Second
    ) -> TupleMapContent<(First, Second)> { TupleMapContent(contents: [content]) }

    /// Allows `if #available`.
    public static func buildLimitedAvailability<Content: MapContent>(
        _ content: Content
    ) -> TupleMapContent<Content> { TupleMapContent(contents: [content]) }
}

/// Empty content.
public struct EmptyMapContent: DrawnMapContent {
    /// Creates empty content.
    nonisolated public init() {}

    var parts: [MapPart] { [] }
}

/// Several contents of a map.
public struct TupleMapContent<T>: DrawnMapContent {
    // Sound: read on the main actor only.
    nonisolated(unsafe) fileprivate let contents: [any MapContent]

    nonisolated fileprivate init(contents: [any MapContent]) { self.contents = contents }

    var parts: [MapPart] { contents.flatMap(\.drawn) }
}

extension Optional: MapContent where Wrapped: MapContent {
    /// A primitive: it has no body.
    public typealias Body = Never
}

extension Optional: DrawnMapContent where Wrapped: MapContent {
    var parts: [MapPart] { map(\.drawn) ?? [] }
}

extension ForEach: MapContent where Content: MapContent {
    /// A primitive: it has no body.
    public typealias Body = Never
}

extension ForEach: DrawnMapContent where Content: MapContent {
    var parts: [MapPart] { data.flatMap { content($0).drawn } }
}

extension ForEach where Content: MapContent {
    /// Creates content for each element, identified by the value at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, identify: { $0[keyPath: id] }) }
}

extension ForEach where Content: MapContent, ID == Data.Element.ID, Data.Element: Identifiable {
    /// Creates content for each element, identified by the element's identity.
    nonisolated public init(
        _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, identify: \.id) }
}

extension MapContent {
    /// Sets the tint to a style.
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
        changed { $0.fill = AnyShapeStyle(tint) }
    }

    /// Sets the tint to a color.
    public func tint(_ tint: Color) -> some MapContent {
        changed { $0.fill = AnyShapeStyle(tint) }
    }

    /// Sets the fill style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        changed { $0.fill = AnyShapeStyle(style) }
    }

    /// Sets the stroke style.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Sets the stroke style.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        changed {
            $0.line = AnyShapeStyle(content)
            $0.lineStyle = style
        }
    }

    /// Shows or hides the titles of annotations.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changed { if visibility == .hidden { $0.title = nil } }
    }

    /// No effect here: nothing but titles is written.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

    /// No effect here: widgets have no selection.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }

    /// No effect here: there are no streets to be above.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }

    private func changed(_ change: @escaping (inout MapPart) -> Void) -> some MapContent {
        ChangedMapContent(content: self, change: change)
    }
}

/// Content drawn in another way.
private struct ChangedMapContent<Content: MapContent>: DrawnMapContent {
    let content: Content
    let change: (inout MapPart) -> Void

    var parts: [MapPart] {
        content.drawn.map {
            var part = $0
            change(&part)
            return part
        }
    }
}

/// The level of an overlay in a map.
public enum MKOverlayLevel: Int, Sendable {
    /// Above roads.
    case aboveRoads
    /// Above labels.
    case aboveLabels
}
