import CWidgetPlugin

/// A faint fill for shapes, of which there are four levels.
public struct FillShapeStyle: PrimitiveShapeStyle {
    private let name: widget_color_name

    init(_ name: widget_color_name) { self.name = name }

    /// The second level.
    public var secondary: some ShapeStyle { FillShapeStyle(WIDGET_FILL_SECONDARY) }
    /// The third level.
    public var tertiary: some ShapeStyle { FillShapeStyle(WIDGET_FILL_TERTIARY) }
    /// The fourth level.
    public var quaternary: some ShapeStyle { FillShapeStyle(WIDGET_FILL_QUATERNARY) }

    package func paint(in environment: EnvironmentValues) -> Paint {
        Color(name: name).paint(in: environment)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// A faint fill for shapes.
    public static var fill: FillShapeStyle { FillShapeStyle(WIDGET_FILL_PRIMARY) }
}

/// The colour of lines between views.
public struct SeparatorShapeStyle: PrimitiveShapeStyle {
    /// Creates the style.
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint {
        Color(name: WIDGET_SEPARATOR).paint(in: environment)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between views.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
