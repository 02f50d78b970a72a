/// The foreground style around.
public struct ForegroundStyle: Hashable, Sendable {
    /// Draws with the foreground style around.
    public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style around.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ForegroundStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { Paint(.level(1)) }
}
