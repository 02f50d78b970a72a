public import Foundation

/// A circle in the middle of its frame, as large as fits.
public struct Circle: Hashable, Sendable {
    /// Creates the shape.
    public init() {}
}

extension Circle: Shape {
    /// Returns the largest centered circle in a rectangle; it starts at the right and continues
    /// downwards.
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// The largest square that fits the proposed size.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        return proposal == .unspecified
            ? proposal.replacingUnspecifiedDimensions() : CGSize(width: side, height: side)
    }
}

extension Circle: OutlinedShape {
    package var outline: Outline { Outline(.circle) }
}

extension Circle: InsettableShape {
    /// The shape inset by `amount` points on each side.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == Circle {
    /// A circle in the middle of its frame, as large as fits.
    nonisolated public static var circle: Circle { Circle() }
}
