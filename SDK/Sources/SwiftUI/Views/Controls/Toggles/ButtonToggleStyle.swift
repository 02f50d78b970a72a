/// A label on a shape: tinted if it is on, gray if it is off.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label on its shape.
    public func makeBody(configuration: Configuration) -> some View {
        let fill = configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill.tertiary)
        ButtonBorder(fill: fill) {
            configuration.label.foregroundStyle(
                configuration.isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
        }
        .accessibilityValue(configuration.isOn ? "1" : "0")
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// Shows the label on a shape.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
