public import Foundation

/// An outline that fits the room it gets, to fill, stroke or clip with.
///
/// As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The lines and curves of the shape in a rectangle.
    func path(in rect: CGRect) -> Path
    /// What the shape is for.
    static var role: ShapeRole { get }
    /// What the shape does where lines are read from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// The room the shape takes of the room it is offered.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// The shape, filled with the foreground style.
    @MainActor @preconcurrency
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }

    /// All the room, or 10 points where none is said.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// A shape to be filled.
    public static var role: ShapeRole { .fill }

    /// The shape is mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// The shape, smaller by `amount` points on each side.
    func inset(by amount: CGFloat) -> InsetShape
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
    /// Its inside counts.
    case fill
    /// Its line counts.
    case stroke
    /// It keeps others apart.
    case separator
}

/// What a shape does where lines are read from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored in that direction.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where lines are read from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that the runner can draw without asking for its path.
package protocol OutlinedShape: Shape {
    /// The shape as the header knows it.
    var outline: Outline { get }
}

extension Shape {
    /// The shape as the header knows it; one of an author's own as a function that makes its path.
    package var outline: Outline {
        if let shape = self as? any OutlinedShape { return shape.outline }
        return Outline(.function(isFixed: layoutDirectionBehavior == .fixed) { path(in: $0) })
    }
}
