/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of a label in this style.
    associatedtype Body: View
    /// The content of a label.
    typealias Configuration = LabelStyleConfiguration
    /// Shows a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The content of a label.
public struct LabelStyleConfiguration {
    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon

    /// A label's title.
    public struct Title: View {
        let content: AnyView

        /// The title.
        public var body: some View { content }
    }

    /// A label's icon.
    public struct Icon: View {
        let content: AnyView

        /// The icon.
        public var body: some View { content }
    }
}

extension EnvironmentValues {
    private struct LabelStyleKey: EnvironmentKey {
        static var defaultValue: StyleStack<LabelStyleConfiguration> {
            StyleStack(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
        }
    }

    var labelStyle: StyleStack<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how labels in the view show their icon and title.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        transformEnvironment(\.labelStyle) { styles in
            styles.push(style) { $0.makeBody(configuration: $1) }
        }
    }
}
