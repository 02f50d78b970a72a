/// A level of the foreground style.
public struct HierarchicalShapeStyle: Hashable, Sendable {
    let level: Int

    /// The foreground style.
    public static let primary = HierarchicalShapeStyle(level: 1)
    /// The second level of the foreground style.
    public static let secondary = HierarchicalShapeStyle(level: 2)
    /// The third level of the foreground style.
    public static let tertiary = HierarchicalShapeStyle(level: 3)
    /// The fourth level of the foreground style.
    public static let quaternary = HierarchicalShapeStyle(level: 4)
    /// The fifth level of the foreground style.
    public static let quinary = HierarchicalShapeStyle(level: 5)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style.
    public static var primary: HierarchicalShapeStyle { .init(level: 1) }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .init(level: 2) }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 3) }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 4) }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .init(level: 5) }
}

extension HierarchicalShapeStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { Paint(.level(level)) }
}
