public import Foundation

/// A circle in the middle of its frame, as large as fits.
public struct Circle: Hashable, Sendable {
    /// Creates the shape.
    public init() {}
}

extension Circle: OutlinedShape {
    package var outline: Outline { Outline(.circle) }
}

extension Circle: InsettableShape {
    /// The shape, smaller by `amount` points on each side.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == Circle {
    /// A circle in the middle of its frame, as large as fits.
    nonisolated public static var circle: Circle { Circle() }
}
