/// A label in the tint on a faint shape, as buttons in widgets look.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label on its shape.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// A label in the tint on a faint shape.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
