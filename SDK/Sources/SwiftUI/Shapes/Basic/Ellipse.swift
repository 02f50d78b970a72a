public import Foundation

/// An ellipse that fills its frame.
public struct Ellipse: Hashable, Sendable {
    /// Creates the shape.
    public init() {}
}

extension Ellipse: Shape {
    /// Returns the ellipse in a rectangle; it starts at the right and continues downwards.
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(ellipseIn: rect)
    }
}

extension Ellipse: OutlinedShape {
    package var outline: Outline { Outline(.ellipse) }
}

extension Ellipse: InsettableShape {
    /// The shape inset by `amount` points on each side.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse that fills its frame.
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}
