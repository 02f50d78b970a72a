/// The appearance of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the parts in this style.
    associatedtype Body: View
    /// The content of labeled content.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Shows a label with its value.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label and a value.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public let label: Label
    /// The value.
    public let content: Content

    /// The label of labeled content.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// The value.
    public struct Content: View {
        let content: AnyView

        /// The value.
        public var body: some View { content }
    }
}

/// Shows the label before the value, which is in a secondary color and at the end of the line in
/// lists and forms.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label, unless labels are hidden, and the value on a line.
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticLabeledContent(configuration: configuration)
    }
}

private struct AutomaticLabeledContent: View {
    @Environment(\.isInList) private var isInList
    @Environment(\.labelsVisibility) private var visibility
    let configuration: LabeledContentStyleConfiguration

    var body: some View {
        let value = configuration.content.foregroundStyle(.secondary)
        if visibility == .hidden {
            value
        } else {
            HStack {
                configuration.label
                if isInList { Spacer() }
                value
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label, and the value at the end of the line.
    nonisolated public static var automatic: AutomaticLabeledContentStyle {
        AutomaticLabeledContentStyle()
    }
}

extension EnvironmentValues {
    private struct LabeledContentStyleKey: EnvironmentKey {
        static var defaultValue: StyleStack<LabeledContentStyleConfiguration> {
            StyleStack(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
        }
    }

    var labeledContentStyle: StyleStack<LabeledContentStyleConfiguration> {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how labels with a value look in the view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(
        _ style: S
    ) -> some View {
        transformEnvironment(\.labeledContentStyle) { styles in
            styles.push(style) { $0.makeBody(configuration: $1) }
        }
    }
}
