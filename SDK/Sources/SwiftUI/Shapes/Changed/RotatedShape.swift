import CoreGraphics
public import Foundation

/// A shape that is rotated about a point of its frame.
public struct RotatedShape<Content: Shape> {
    /// The shape.
    public var shape: Content
    /// The angle, clockwise.
    public var angle: Angle
    /// The point of the frame that the shape is rotated about.
    public var anchor: UnitPoint

    /// Creates a rotated shape.
    nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }
}

extension RotatedShape: Shape {
    /// The rotated path of the shape.
    nonisolated public func path(in rect: CGRect) -> Path {
        let place = anchor.point(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(translationX: place.x, y: place.y)
                .rotated(by: CGFloat(angle.radians)).translatedBy(x: -place.x, y: -place.y))
    }

    /// The role of the underlying shape.
    nonisolated public static var role: ShapeRole { Content.role }

    /// The layout direction behavior of the underlying shape.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
        shape.layoutDirectionBehavior
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// The shape inset by `amount` points on each side.
    nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(
            shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension Shape {
    /// Returns the shape rotated clockwise about a point of its frame.
    nonisolated public func rotation(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
}

extension UnitPoint {
    /// Returns the point in a rectangle.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
