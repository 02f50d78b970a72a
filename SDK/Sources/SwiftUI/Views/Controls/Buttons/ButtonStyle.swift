/// The appearance of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of a button in this style.
    associatedtype Body: View
    /// The content of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// Returns the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The content of a button.
public struct ButtonStyleConfiguration {
    /// The role of the button.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Always `false`: views are recorded before a press.
    public let isPressed: Bool

    /// A button's label.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }
}

extension View {
    /// Sets how buttons look in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        transformEnvironment(\.buttonStyle) { styles in
            styles.push(style) { style, button in
                style.makeBody(
                    configuration: ButtonStyleConfiguration(
                        role: button.role, label: .init(content: button.label.content),
                        isPressed: false))
            }
        }
    }
}
