public import Foundation

/// An ellipse that fills its frame.
public struct Ellipse: Hashable, Sendable {
    /// Creates the shape.
    public init() {}
}

extension Ellipse: Shape {
    /// The ellipse in a rectangle; it begins at the right and goes down.
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
