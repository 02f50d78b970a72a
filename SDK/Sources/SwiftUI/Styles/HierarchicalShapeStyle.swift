import CWidgetPlugin

/// A level of the foreground style: what matters most is primary.
public struct HierarchicalShapeStyle: PrimitiveShapeStyle {
    private let level: Int32

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 1)
    /// The second level of the foreground style.
    public static let secondary = HierarchicalShapeStyle(level: 2)
    /// The third level of the foreground style.
    public static let tertiary = HierarchicalShapeStyle(level: 3)
    /// The fourth level of the foreground style.
    public static let quaternary = HierarchicalShapeStyle(level: 4)
    /// The fifth level of the foreground style.
    public static let quinary = HierarchicalShapeStyle(level: 5)

    package func paint(in environment: EnvironmentValues) -> Paint {
        var paint = Paint(WIDGET_PAINT_LEVEL)
        paint.header.level = level
        return paint
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
