/// Shows the label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label; red if the role is destructive.
    public func makeBody(configuration: Configuration) -> some View {
        EnabledContent {
            configuration.label.defaultForeground(
                configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
        }
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Shows the label in the tint.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
