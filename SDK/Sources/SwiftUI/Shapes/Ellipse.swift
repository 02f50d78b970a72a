package import CWidgetPlugin

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape, PrimitiveShape {
    /// Creates an ellipse.
    nonisolated public init() {}

    package var kind: widget_kind { WIDGET_ELLIPSE }
}

extension Shape where Self == Ellipse {
    /// An ellipse that fills its frame.
    public static var ellipse: Ellipse { Ellipse() }
}
