public import Foundation
public import PortholeFoundation

/// A label with a value at the end of the line.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    /// Shows a label and a value.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
    }

    /// The label and the value in the style that is set around them.
    public var body: some View {
        StyledLabeledContent(
            configuration: LabeledContentStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
    }
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// Creates the content that a style customizes, in the style around that one.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Shows a text and a value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Shows a text and a value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Shows two texts.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey) { Text(value) }
    }

    /// Shows two texts.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
    }

    /// Shows a title and a formatted value.
    nonisolated public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }
}

/// A label and a value, arranged by the style they inherit.
private struct StyledLabeledContent: View {
    @Environment(\.labeledContentStyle) private var style
    let configuration: LabeledContentStyleConfiguration

    var body: some View { style.body(configuration, at: \.labeledContentStyle) }
}

extension LabeledContent where Label == Text, Content: View {
    /// Shows a title before other views.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, label: { Text(titleResource) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Shows a title before a value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleResource) })
    }
}
