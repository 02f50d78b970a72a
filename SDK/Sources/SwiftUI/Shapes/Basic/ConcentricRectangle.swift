public import Foundation

/// A rectangle whose corners are concentric with those of its container.
///
/// Differs from Apple: all corners are alike, as the first of them.
public struct ConcentricRectangle: Hashable, Sendable {
    private let corner: Edge.Corner.Style

    /// Creates concentric corners.
    nonisolated public init() { corner = .concentric }

    /// Creates corners of one style.
    nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        corner = corners
    }

    /// Creates corners with individual styles.
    nonisolated public init(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) { corner = topLeadingCorner }
}

extension Edge {
    /// A corner between two edges.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        /// The top leading corner.
        case topLeading
        /// The top trailing corner.
        case topTrailing
        /// The bottom leading corner.
        case bottomLeading
        /// The bottom trailing corner.
        case bottomTrailing

        /// The style of a corner.
        public struct Style: Hashable, Sendable {
            let radius: CGFloat?

            /// Concentric with the corner of the container.
            public static var concentric: Style { Style(radius: nil) }

            /// Concentric with the corner of the container.
            ///
            /// No effect here: the least radius.
            public static func concentric(minimum: Style) -> Style { Style(radius: nil) }

            /// A fixed radius.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A fixed radius.
    public init(floatLiteral value: Double) { self.init(radius: CGFloat(value)) }

    /// A fixed radius.
    public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }
}

extension ConcentricRectangle: Shape {
    /// Returns a rectangle with the corner radius, or without one if it depends on the container.
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
