public import Foundation

/// A shape in two dimensions, to fill, stroke or clip with.
///
/// As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline of the shape in a rectangle.
    func path(in rect: CGRect) -> Path
    /// The role of the shape.
    static var role: ShapeRole { get }
    /// The behavior of the shape in a right-to-left layout.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// The size of the shape for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// The shape, filled with the foreground style.
    @MainActor @preconcurrency
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }

    /// The proposed size, with 10 points where the proposal is `nil`.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The role of a shape that is filled.
    public static var role: ShapeRole { .fill }

    /// The shape is mirrored in a right-to-left layout.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// A shape that can be inset to make another one.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape
    /// The shape inset by `amount` points on each side.
    func inset(by amount: CGFloat) -> InsetShape
}

/// Ways of styling a shape.
public enum ShapeRole: Hashable, Sendable {
    /// The shape is filled.
    case fill
    /// The shape is stroked.
    case stroke
    /// The shape separates other content.
    case separator
}

/// The behavior of the shape in a right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Never mirrored.
    case fixed
    /// Mirrored if the layout has this direction.
    case mirrors(in: LayoutDirection)

    /// Mirrored in a right-to-left layout.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that the runner can draw without asking for its path.
package protocol OutlinedShape: Shape {
    /// The shape as the header knows it.
    var outline: Outline { get }
}

extension Shape {
    /// The outline in the C header; a custom shape is a function that makes its path.
    package var outline: Outline {
        if let shape = self as? any OutlinedShape { return shape.outline }
        return Outline(.function(isFixed: layoutDirectionBehavior == .fixed) { path(in: $0) })
    }
}
