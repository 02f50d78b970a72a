public import Foundation

/// The shape of the widget, or of an enclosing container, inset by the view's distance from its
/// edges.
///
/// Its corners are concentric with those of the widget. Its path alone is a rectangle, because it
/// does not depend on the position.
public struct ContainerRelativeShape: Hashable, Sendable {
    /// Creates the shape.
    public init() {}
}

extension ContainerRelativeShape: Shape {
    /// Returns the rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ContainerRelativeShape: OutlinedShape {
    package var outline: Outline { Outline(.container) }
}

extension ContainerRelativeShape: InsettableShape {
    /// The shape inset by `amount` points on each side.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the view's container.
    nonisolated public static var containerRelative: ContainerRelativeShape {
        ContainerRelativeShape()
    }
}
