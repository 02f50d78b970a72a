public import Foundation

/// An ellipse that fills its frame.
public struct Ellipse: Hashable, Sendable {
    /// Creates the shape.
    public init() {}
}

extension Ellipse: OutlinedShape {
    package var outline: Outline { Outline(.ellipse) }
}

extension Ellipse: InsettableShape {
    /// The shape, smaller by `amount` points on each side.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse that fills its frame.
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}
