package import CWidgetPlugin

/// The largest circle that fits.
public struct Circle: InsettableShape, PrimitiveShape {
    /// Creates a circle.
    nonisolated public init() {}

    package var kind: widget_kind { WIDGET_CIRCLE }
}

extension Shape where Self == Circle {
    /// The largest circle that fits.
    public static var circle: Circle { Circle() }
}
