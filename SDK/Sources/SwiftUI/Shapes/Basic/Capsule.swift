public import Foundation

/// A rectangle whose shorter sides are round.
public struct Capsule: Hashable, Sendable {
    /// The style of the rounded ends.
    public var style: RoundedCornerStyle

    /// Creates the shape.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: Shape {
    /// The capsule in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerRadius: radius, style: style)
    }
}

extension Capsule: OutlinedShape {
    package var outline: Outline { Outline(.capsule(style)) }
}

extension Capsule: InsettableShape {
    /// The shape inset by `amount` points on each side.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are round.
    nonisolated public static var capsule: Capsule { Capsule() }

    /// A rectangle whose shorter sides are round.
    nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
        Capsule(style: style)
    }
}
