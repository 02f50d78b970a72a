/// A tinted label on a faint shape in the tint, by default gray.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label on its shape.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration)
    }
}

private struct BorderedButton: View {
    @Environment(\.tintStyle) private var tint
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View {
        ButtonBorder(fill: isRed || tint != nil ? AnyShapeStyle(color.opacity(0.18)) : grey) {
            configuration.label.defaultForeground(color)
        }
    }

    private var isRed: Bool { configuration.role == .destructive }
    private var color: AnyShapeStyle { isRed ? AnyShapeStyle(.red) : AnyShapeStyle(.tint) }
    private var grey: AnyShapeStyle { AnyShapeStyle(.fill.tertiary) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A label in the tint on a faint shape.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
