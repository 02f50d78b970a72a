/// A white label on a shape of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label on a filled shape; red if the role is destructive.
    public func makeBody(configuration: Configuration) -> some View {
        let fill =
            configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
        ButtonBorder(fill: fill) { configuration.label.defaultForeground(.white) }
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A white label on a shape of the tint.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}
