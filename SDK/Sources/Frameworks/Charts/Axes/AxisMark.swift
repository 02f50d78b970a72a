public import SwiftUI

/// The part of an axis that is drawn at one of its values.
@MainActor @preconcurrency
public protocol AxisMark {
    /// The type of the body.
    associatedtype Body: AxisMark
    /// The body.
    @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AxisMark {}

/// A line, a tick or a label at a value.
struct AxisPiece {
    enum Kind {
        case grid(StrokeStyle?)
        case tick(length: CGFloat?, StrokeStyle?)
        case label(@MainActor (AxisValue) -> AnyView?, anchor: UnitPoint?)
    }

    let kind: Kind
    /// Whether the mark is centered in the space of a value instead of placed at its start.
    var isCentered: Bool?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// A mark that the chart itself knows.
@MainActor @preconcurrency
protocol DrawnAxisMark: AxisMark where Body == Never {
    var pieces: [AxisPiece] { get }
}

extension DrawnAxisMark {
    /// Never called, because a primitive has no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension AxisMark {
    var drawn: [AxisPiece] { (self as? any DrawnAxisMark)?.pieces ?? body.drawn }

    /// Sets the style of the mark.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        ChangedAxisMark(mark: self) { $0.style = AnyShapeStyle(style) }
    }

    /// Sets its text in a font.
    public func font(_ font: Font?) -> some AxisMark {
        ChangedAxisMark(mark: self) { $0.font = font }
    }

    /// Offsets the mark.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        ChangedAxisMark(mark: self) { $0.offset = CGSize(width: x, height: y) }
    }
}

/// A mark drawn in another way.
private struct ChangedAxisMark<Mark: AxisMark>: DrawnAxisMark {
    let mark: Mark
    let change: (inout AxisPiece) -> Void

    var pieces: [AxisPiece] {
        mark.drawn.map {
            var piece = $0
            change(&piece)
            return piece
        }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    /// A primitive: it has no body.
    public typealias Body = Never
}

extension Optional: DrawnAxisMark where Wrapped: AxisMark {
    var pieces: [AxisPiece] { map(\.drawn) ?? [] }
}

/// Builds axis marks from the statements of a closure.
@resultBuilder
public struct AxisMarkBuilder {
    /// Returns empty content.
    public static func buildBlock() -> TupleAxisMark<()> { TupleAxisMark(marks: []) }

    /// Adds a mark.
    public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

    /// Joins any number of marks.
    public static func buildBlock<each Mark: AxisMark>(
        _ mark: repeat each Mark
    ) -> TupleAxisMark<(repeat each Mark)> {
        var all: [any AxisMark] = []
        repeat all.append(each mark)
        return TupleAxisMark(marks: all)
    }

    /// Allows an `if` without an `else`.
    public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }

    /// Allows the first branch of `if` and `switch`.
    public static func buildEither<First: AxisMark, Second: AxisMark>(
        first mark: First
    ) -> TupleAxisMark<(First, Second)> { TupleAxisMark(marks: [mark]) }

    /// Allows the other branch of `if` and `switch`.
    public static func buildEither<First: AxisMark, Second: AxisMark>(
        second mark: Second
    ) -> TupleAxisMark<(First, Second)> { TupleAxisMark(marks: [mark]) }

    /// Allows `if #available`.
    public static func buildLimitedAvailability<Mark: AxisMark>(_ mark: Mark)
        -> TupleAxisMark<Mark>
    { TupleAxisMark(marks: [mark]) }
}

/// Several marks at a value.
public struct TupleAxisMark<T>: DrawnAxisMark {
    // Sound: read on the main actor only.
    nonisolated(unsafe) fileprivate let marks: [any AxisMark]

    nonisolated fileprivate init(marks: [any AxisMark]) { self.marks = marks }

    var pieces: [AxisPiece] { marks.flatMap(\.drawn) }
}
