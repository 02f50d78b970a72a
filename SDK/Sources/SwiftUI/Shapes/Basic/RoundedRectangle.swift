public import Foundation

/// A rectangle with round corners.
public struct RoundedRectangle: Hashable, Sendable {
    /// The width and height of a corner, in points.
    public var cornerSize: CGSize
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// Creates the shape; a corner is `cornerSize` wide and high.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates the shape; a corner is `cornerRadius` points wide and high.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
}

extension RoundedRectangle: Shape {
    /// Returns the shape in a rectangle; it starts in the middle of the right edge and continues
    /// downwards.
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
}

extension RoundedRectangle: OutlinedShape {
    package var outline: Outline { Outline(.roundedRectangle(cornerSize, style)) }
}

extension RoundedRectangle: InsettableShape {
    /// The shape inset by `amount` points on each side; the radii of its corners shrink, too.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners of a size.
    nonisolated public static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with round corners of a radius.
    nonisolated public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
