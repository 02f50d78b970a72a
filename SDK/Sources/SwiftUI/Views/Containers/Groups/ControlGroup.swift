public import PortholeFoundation

/// A group of related controls, side by side unless a style changes it.
public struct ControlGroup<Content> {
    let content: Content
    let label: AnyView
}

extension ControlGroup: View where Content: View {
    /// Creates a group of controls.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(EmptyView()))
    }

    /// Creates a group of controls; the built-in styles do not show the label.
    nonisolated public init<C: View, L: View>(
        @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledControlGroupContent<C, L> {
        self.init(
            content: LabeledControlGroupContent<C, L>(content: content()), label: AnyView(label()))
    }

    /// Creates a group of controls; the built-in styles do not show the title.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// The controls, in the style that is set around them.
    public var body: some View {
        StyledControlGroup(
            configuration: ControlGroupStyleConfiguration(
                content: .init(content: AnyView(content)), label: .init(content: label)))
    }
}

/// Controls and their label, arranged by the style they inherit.
private struct StyledControlGroup: View {
    @Environment(\.controlGroupStyle) private var style
    let configuration: ControlGroupStyleConfiguration

    var body: some View { style.body(configuration, at: \.controlGroupStyle) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates the group that a style customizes, in the style around that one.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, label: AnyView(configuration.label))
    }
}

/// Controls with a label, which styles may show.
public struct LabeledControlGroupContent<Content, Label> {
    let content: Content
}

extension LabeledControlGroupContent: View where Content: View, Label: View {
    /// The controls.
    public var body: some View { content }
}

extension ControlGroup where Content: View {
    /// Creates a group of controls; the built-in styles do not show the title.
    @_disfavoredOverload
    nonisolated public init<C: View>(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a group of controls; the built-in styles do not show the title.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group of controls; the built-in styles do not show the symbol and title.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}
