/// The appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of a toggle in this style.
    associatedtype Body: View
    /// The content of a toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// Shows a toggle.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The content of a toggle.
public struct ToggleStyleConfiguration {
    /// The label.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values with different states.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool = false) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }

    /// A toggle's label.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }
}

extension EnvironmentValues {
    private struct ToggleStyleKey: EnvironmentKey {
        static var defaultValue: StyleStack<ToggleStyleConfiguration> {
            StyleStack(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
        }
    }

    var toggleStyle: StyleStack<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how toggles in the view look.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        transformEnvironment(\.toggleStyle) { styles in
            styles.push(style) { $0.makeBody(configuration: $1) }
        }
    }
}
