/// The current tint.
public struct TintShapeStyle: Hashable, Sendable {
    /// Draws with the tint around.
    public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The current tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension TintShapeStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { Paint(.tint) }
}
