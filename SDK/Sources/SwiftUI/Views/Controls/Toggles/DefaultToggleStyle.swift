/// A label with a switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label and the switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// A label with a switch.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
