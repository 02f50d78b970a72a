package import CWidgetPlugin

/// A rectangle.
public struct Rectangle: InsettableShape, PrimitiveShape {
    /// Creates a rectangle.
    nonisolated public init() {}

    package var kind: widget_kind { WIDGET_RECTANGLE }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
