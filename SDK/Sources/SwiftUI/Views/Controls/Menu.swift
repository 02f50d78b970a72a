/// A menu of buttons; in a widget only its label is seen.
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

    /// The label in the tint.
    public var body: some View { label.foregroundStyle(.tint) }
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
