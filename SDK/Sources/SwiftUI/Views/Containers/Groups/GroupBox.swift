public import PortholeFoundation

/// Content on a background, with a label above.
public struct GroupBox<Label, Content> {
    let label: Label
    let content: Content
}

extension GroupBox: View where Label: View, Content: View {
    /// Creates a box with content below a label.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
    }

    /// Creates a box with content below a label.
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }

    /// The views in the style that is set around them.
    public var body: some View {
        StyledGroupBox(
            configuration: GroupBoxStyleConfiguration(
                label: .init(content: AnyView(label)),
                content: .init(content: AnyView(VStack { content }))))
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates the box that a style customizes, in the style around that one.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

extension GroupBox where Content: View {
    /// Creates a box without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
        self.init(content: content) { EmptyView() }
    }

    /// Creates a box with content below a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) where Label == Text {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a box with content below a localized title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) where Label == Text {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a box with content below a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    where Label == Text {
        self.init(content: content) { Text(title) }
    }
}

/// A box in the style that it inherits.
private struct StyledGroupBox: View {
    @Environment(\.groupBoxStyle) private var style
    let configuration: GroupBoxStyleConfiguration

    var body: some View { style.body(configuration, at: \.groupBoxStyle) }
}
