public import Foundation

/// A rectangle whose corners have the centres of those of what contains it.
///
/// Differs from Apple: all corners are alike, as the first of them.
public struct ConcentricRectangle: Hashable, Sendable {
    private let corner: Edge.Corner.Style

    /// Corners with the centres of those around.
    nonisolated public init() { corner = .concentric }

    /// Corners of a style.
    nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        corner = corners
    }

    /// Corners of styles of their own.
    nonisolated public init(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) { corner = topLeadingCorner }
}

extension Edge {
    /// A corner between two edges.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        /// At the top, where lines begin.
        case topLeading
        /// At the top, where lines end.
        case topTrailing
        /// At the bottom, where lines begin.
        case bottomLeading
        /// At the bottom, where lines end.
        case bottomTrailing

        /// How a corner is rounded.
        public struct Style: Hashable, Sendable {
            let radius: CGFloat?

            /// With the centre of the corner around.
            public static var concentric: Style { Style(radius: nil) }

            /// With the centre of the corner around.
            ///
            /// No effect here: the least radius.
            public static func concentric(minimum: Style) -> Style { Style(radius: nil) }

            /// With a radius.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// With a radius.
    public init(floatLiteral value: Double) { self.init(radius: CGFloat(value)) }

    /// With a radius.
    public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }
}

extension ConcentricRectangle: Shape {
    /// A rectangle with the corners' radius, or none where it follows from what is around.
    nonisolated public func path(in rect: CGRect) -> Path {
        corner.radius.map { Path(roundedRect: rect, cornerRadius: $0) } ?? Path(rect)
    }
}

extension ConcentricRectangle: OutlinedShape {
    package var outline: Outline {
        guard let radius = corner.radius else { return Outline(.container) }
        return Outline(.roundedRectangle(CGSize(width: radius, height: radius), .continuous))
    }
}

extension ConcentricRectangle: InsettableShape {
    /// The shape inset by `amount` points on each side.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with corners of a style.
    nonisolated public static func rect(
        corners: Edge.Corner.Style, isUniform: Bool = false
    ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
