public import Foundation

/// A rectangle that fills its frame.
public struct Rectangle: Hashable, Sendable {
    /// Creates the shape.
    public init() {}
}

extension Rectangle: Shape {
    /// The rectangle; it begins at its origin.
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(rect)
    }
}

extension Rectangle: OutlinedShape {
    package var outline: Outline { Outline(.rectangle) }
}

extension Rectangle: InsettableShape {
    /// The shape inset by `amount` points on each side.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its frame.
    nonisolated public static var rect: Rectangle { Rectangle() }
}
