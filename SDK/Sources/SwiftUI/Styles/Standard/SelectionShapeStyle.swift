/// The color of selected content: the tint.
public struct SelectionShapeStyle: Hashable, Sendable {
    /// Creates the style.
    public init() {}
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The color of selected content: the tint.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension SelectionShapeStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { Paint(.tint) }
}
