public import Foundation

/// A shape of a size of its own, at the origin of its frame.
public struct _SizedShape<S: Shape> {
    let shape: S
    let size: CGSize
}

extension _SizedShape: Shape {
    /// The shape in a rectangle of its own size.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: CGRect(origin: rect.origin, size: size))
    }

    /// The role of the underlying shape.
    nonisolated public static var role: ShapeRole { S.role }

    /// The layout direction behavior of the underlying shape.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
        shape.layoutDirectionBehavior
    }
}

extension Shape {
    /// The shape in a size of its own.
    nonisolated public func size(_ size: CGSize) -> some Shape {
        _SizedShape(shape: self, size: size)
    }

    /// The shape in a size of its own.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}
