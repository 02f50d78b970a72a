/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of a progress view in this style.
    associatedtype Body: View
    /// What a progress view is made of.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Shows a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a progress view is made of.
public struct ProgressViewStyleConfiguration {
    let value: GaugeLine.Value
    /// What the progress is of, if the view has a label for it.
    public var label: Label?
    /// The progress in words, if the view has a label for it.
    public var currentValueLabel: CurrentValueLabel?

    /// The progress, 0 to 1; `nil` where it is unknown or follows the time.
    public var fractionCompleted: Double? {
        if case .fraction(let fraction) = value { fraction } else { nil }
    }

    /// What a progress is of.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// A progress in words.
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
