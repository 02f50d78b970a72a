/// The appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the parts in this style.
    associatedtype Body: View
    /// The content of a group.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Shows a label and the views below it.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label and the views below it.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public let label: Label
    /// The views.
    public let content: Content
    /// Whether the views are shown; in a widget it stays as it is.
    public var isExpanded: Bool

    /// A label.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// The views below a label.
    public struct Content: View {
        let content: AnyView

        /// The content.
        public var body: some View { content }
    }
}

/// The label with a chevron, and the views below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The label with a chevron, and the views where they are shown.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
                .foregroundStyle(.tint)
        }
        if configuration.isExpanded { configuration.content }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The label with a chevron, and the views below it.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
        AutomaticDisclosureGroupStyle()
    }
}

extension EnvironmentValues {
    private struct DisclosureGroupStyleKey: EnvironmentKey {
        static var defaultValue: StyleStack<DisclosureGroupStyleConfiguration> {
            StyleStack(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
        }
    }

    var disclosureGroupStyle: StyleStack<DisclosureGroupStyleConfiguration> {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how views that can be shown and hidden below a label look in the view.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        transformEnvironment(\.disclosureGroupStyle) { styles in
            styles.push(style) { $0.makeBody(configuration: $1) }
        }
    }
}
