public import Foundation

/// A shape with a fixed size at the origin of its frame.
public struct _SizedShape<S: Shape> {
    let shape: S
    let size: CGSize
}

extension _SizedShape: Shape {
    /// Returns the path of the shape in its fixed size.
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
    /// Returns the shape with a fixed size.
    nonisolated public func size(_ size: CGSize) -> some Shape {
        _SizedShape(shape: self, size: size)
    }

    /// Returns the shape with a fixed size.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}
