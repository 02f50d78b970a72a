/// The appearance and interaction of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of a button in this style.
    associatedtype Body: View
    /// The content of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Returns the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The content of a button.
public struct PrimitiveButtonStyleConfiguration {
    /// The role of the button.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label

    /// A button's label.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// Performs the button's action.
    ///
    /// No effect here: a host performs it when the button is pressed.
    public func trigger() { NoEffect.of("PrimitiveButtonStyle's trigger()") }
}

extension EnvironmentValues {
    private struct ButtonStyleKey: EnvironmentKey {
        static var defaultValue: StyleStack<PrimitiveButtonStyleConfiguration> {
            StyleStack(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
        }
    }

    var buttonStyle: StyleStack<PrimitiveButtonStyleConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how buttons look in the view.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        transformEnvironment(\.buttonStyle) { styles in
            styles.push(style) { $0.makeBody(configuration: $1) }
        }
    }
}
