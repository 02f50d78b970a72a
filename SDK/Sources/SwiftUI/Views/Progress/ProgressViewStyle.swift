/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of a progress view in this style.
    associatedtype Body: View
    /// The content of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Shows a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The content of a progress view.
public struct ProgressViewStyleConfiguration {
    let value: GaugeLine.Value
    /// The label, if any.
    public var label: Label?
    /// The label of the current value, if any.
    public var currentValueLabel: CurrentValueLabel?

    /// The progress, 0 to 1; `nil` where it is unknown or follows the time.
    public var fractionCompleted: Double? {
        if case .fraction(let fraction) = value { fraction } else { nil }
    }

    /// The label of a progress view.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// The label of the current value.
    public struct CurrentValueLabel: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }
}

extension EnvironmentValues {
    private struct ProgressViewStyleKey: EnvironmentKey {
        static var defaultValue: StyleStack<ProgressViewStyleConfiguration> {
            StyleStack(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
        }
    }

    var progressViewStyle: StyleStack<ProgressViewStyleConfiguration> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how progress views in the view look.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        transformEnvironment(\.progressViewStyle) { styles in
            styles.push(style) { $0.makeBody(configuration: $1) }
        }
    }
}
