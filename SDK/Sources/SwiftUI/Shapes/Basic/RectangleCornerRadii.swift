import CoreGraphics
public import Foundation

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top leading corner, in points.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner, in points.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner, in points.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner, in points.
    public var topTrailing: CGFloat

    /// Creates radii, in points; 0 where none is given.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    var corners: PathSteps.Corners {
        func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
        return PathSteps.Corners(
            topLeft: size(topLeading), topRight: size(topTrailing),
            bottomLeft: size(bottomLeading), bottomRight: size(bottomTrailing))
    }

    /// The radii of a rectangle smaller by `amount` on all sides.
    func inset(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
            bottomTrailing: max(0, bottomTrailing - amount),
            topTrailing: max(0, topTrailing - amount))
    }
}
