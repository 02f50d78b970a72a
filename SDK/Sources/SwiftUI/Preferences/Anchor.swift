public import Foundation

/// A point or rectangle of a view that another view's geometry can look up after layout.
@frozen public struct Anchor<Value> {
    /// The key of the view that it is in.
    let landmark: Int64
    /// The effects that the view is drawn through, outermost first.
    let effects: [PlacedEffect]
    let resolve: @Sendable (CGRect, ProjectionTransform) -> Value

    /// The source of an anchor: a point or rectangle of a view.
    @frozen public struct Source {
        /// Returns the value for a view's frame, seen through a projection.
        let resolve: @Sendable (CGRect, ProjectionTransform) -> Value
    }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are the same view's.
    public static func == (first: Anchor, second: Anchor) -> Bool {
        first.landmark == second.landmark
    }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the view's key.
    public func hash(into hasher: inout Hasher) { hasher.combine(landmark) }
}

extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { frame, projection in frame.bounds(through: projection) }
    }

    /// A rectangle in the coordinates of the view.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { frame, projection in
            rect.offsetBy(dx: frame.minX, dy: frame.minY).bounds(through: projection)
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the coordinates of the view.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { frame, projection in
            CGPoint(x: frame.minX + point.x, y: frame.minY + point.y).applying(projection)
        }
    }

    /// A point at fractions of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { frame, projection in
            CGPoint(
                x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height
            ).applying(projection)
        }
    }

    /// The top left corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top right corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The center.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom left corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom right corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
