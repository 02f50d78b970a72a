import CoreGraphics
public import Foundation

/// A shape that is scaled about a point of its frame.
public struct ScaledShape<Content: Shape> {
    /// The shape.
    public var shape: Content
    /// The factors for width and height.
    public var scale: CGSize
    /// The point of the frame that stays in place.
    public var anchor: UnitPoint

    /// Creates a scaled shape.
    nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }
}

extension ScaledShape: Shape {
    /// The scaled path of the shape.
    nonisolated public func path(in rect: CGRect) -> Path {
        let place = anchor.point(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(translationX: place.x, y: place.y)
                .scaledBy(x: scale.width, y: scale.height)
                .translatedBy(x: -place.x, y: -place.y))
    }

    /// The role of the underlying shape.
    nonisolated public static var role: ShapeRole { Content.role }

    /// The layout direction behavior of the underlying shape.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
        shape.layoutDirectionBehavior
    }
}

extension Shape {
    /// Returns the shape scaled by a factor for each axis about a point of its frame.
    nonisolated public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the shape scaled by a factor about a point of its frame.
    nonisolated public func scale(
        _ scale: CGFloat, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
}
