public import Foundation

/// A rectangle with an individual radius for each corner.
public struct UnevenRoundedRectangle: Equatable, Sendable {
    /// The radii of the corners.
    public var cornerRadii: RectangleCornerRadii
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// Creates the shape with these radii.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates the shape; corners without a radius are sharp.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }
}

extension UnevenRoundedRectangle: Shape {
    /// The shape in a rectangle, leading on the left.
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    /// The shape inset by `amount` points on each side; the radii of its corners shrink, too.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetUnevenRoundedRectangle(base: self, amount: amount)
    }
}

/// The shape, smaller on each side.
private struct InsetUnevenRoundedRectangle {
    let base: UnevenRoundedRectangle
    let amount: CGFloat
}

extension InsetUnevenRoundedRectangle: InsettableShape {
    nonisolated func path(in rect: CGRect) -> Path {
        var inner = base
        inner.cornerRadii = base.cornerRadii.inset(by: amount)
        return inner.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    nonisolated func inset(by amount: CGFloat) -> InsetUnevenRoundedRectangle {
        InsetUnevenRoundedRectangle(base: base, amount: self.amount + amount)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with an individual radius for each corner.
    nonisolated public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with an individual radius for each corner; by default corners are square.
    nonisolated public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
            style: style)
    }
}
