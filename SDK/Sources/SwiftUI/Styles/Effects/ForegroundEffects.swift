// Effects on the foreground style, for use as the leading member of a style expression.

extension ShapeStyle where Self == AnyShapeStyle {
    /// The style with a shadow of the drawn content.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }

    /// The foreground's style with an opacity.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().opacity(opacity))
    }

    /// The style blended with the background.
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().blendMode(mode))
    }
}
