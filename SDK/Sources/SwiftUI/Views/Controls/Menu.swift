public import PortholeFoundation

/// A menu of buttons; a widget shows its label only.
public struct Menu<Label, Content> {
    let label: Label
}

extension Menu: View where Label: View, Content: View {
    /// Shows a label.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        NoEffect.of("Menu")
        self.label = label()
    }

    /// Shows a label.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: label) }

    /// The label, in the style that is set around it.
    public var body: some View {
        StyledMenu(configuration: MenuStyleConfiguration(label: .init(content: AnyView(label))))
    }
}

/// The label of a menu in the style that it inherits.
private struct StyledMenu: View {
    @Environment(\.menuStyle) private var style
    let configuration: MenuStyleConfiguration

    var body: some View { style.body(configuration, at: \.menuStyle) }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that a style customizes, in the style around that one.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
    }
}

extension Menu where Label == Text, Content: View {
    /// Shows a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text(titleKey) } }

    /// Shows a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == Text, Content: View {
    /// Shows a title in the user's language.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text(titleResource) } }

    /// Shows a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) { self.init(content: content) { Text(titleKey) } }

    /// Shows a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content) { Text(title) } }
}

extension Menu where Label == SwiftUI.Label<Text, Image>, Content: View {
    /// Shows a symbol and a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }

    /// Shows a symbol and a title in the user's language.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) } }

    /// Shows a symbol and a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}
