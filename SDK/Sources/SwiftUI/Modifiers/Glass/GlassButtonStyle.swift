/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label on a faint shape.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// A label on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label on a shape in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedProminentButtonStyle().makeBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A label on glass.
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A label on glass in the tint.
    nonisolated public static var glassProminent: GlassProminentButtonStyle {
        GlassProminentButtonStyle()
    }
}
