public import PortholeFoundation

/// Views that can be shown and hidden below a label; in a widget they stay as they are.
public struct DisclosureGroup<Label, Content> {
    let isExpanded: Bool
    let label: Label
    let content: Content
}

extension DisclosureGroup: View where Label: View, Content: View {
    /// Shows a label; the views below it stay hidden.
    nonisolated public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded: .constant(false), content: content, label: label)
    }

    /// Shows a label, and the views below it where `isExpanded` is.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        NoEffect.of("DisclosureGroup")
        self.isExpanded = isExpanded.wrappedValue
        self.label = label()
        self.content = content()
    }

    /// The label and the views, in the style that is set around them.
    public var body: some View {
        StyledDisclosureGroup(
            configuration: DisclosureGroupStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
                isExpanded: isExpanded))
    }
}

/// A label and the views below it, arranged by the style they inherit.
private struct StyledDisclosureGroup: View {
    @Environment(\.disclosureGroupStyle) private var style
    let configuration: DisclosureGroupStyleConfiguration

    var body: some View { style.body(configuration, at: \.disclosureGroupStyle) }
}

extension DisclosureGroup where Label == Text, Content: View {
    /// Shows a title; the views below it stay hidden.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Shows a title, and the views below it where `isExpanded` is.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
}

extension DisclosureGroup where Label == Text, Content: View {
    /// Shows a title in the user's language; the views below it stay hidden.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
    ) { self.init(content: content) { Text(titleResource) } }

    /// Shows a title in the user's language, and the views below it where `isExpanded` is.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleResource) } }

    /// Shows a title; the views below it stay hidden.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S, @ViewBuilder content: @escaping () -> Content
    ) { self.init(content: content) { Text(label) } }

    /// Shows a title, and the views below it where `isExpanded` is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}
