/// The colour of what is selected: the tint.
public struct SelectionShapeStyle: Hashable, Sendable {
    /// Draws with the colour of what is selected.
    public init() {}
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The colour of what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension SelectionShapeStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { Paint(.tint) }
}
