public import CoreGraphics
public import Foundation

/// A shape with a transform applied to its path.
public struct TransformedShape<Content: Shape> {
    /// The shape.
    public var shape: Content
    /// The transform of the path.
    public var transform: CGAffineTransform

    /// Applies a transform to the path of a shape.
    nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }
}

extension TransformedShape: Shape {
    /// The shape's path, transformed.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(transform)
    }

    /// The role of the underlying shape.
    nonisolated public static var role: ShapeRole { Content.role }

    /// The layout direction behavior of the underlying shape.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
        shape.layoutDirectionBehavior
    }
}

extension Shape {
    /// The shape with a transform applied to its path.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
