public import PortholeFoundation

/// A picker; a widget shows its label.
///
/// Differs from Apple: the chosen value is not shown, whatever the style.
public struct Picker<Label, SelectionValue, Content> {
    let label: Label
}

extension Picker: View where Label: View, SelectionValue: Hashable, Content: View {
    /// Shows a label.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        NoEffect.of("Picker")
        self.label = label()
    }

    /// Shows a label.
    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { label } }

    /// The label, and the mark of a choice.
    public var body: some View {
        HStack {
            label
            Spacer()
            Image(systemName: "chevron.up.chevron.down").foregroundStyle(.secondary)
        }
    }
}

extension Picker where Label == Text, SelectionValue: Hashable, Content: View {
    /// Shows a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }

    /// Shows a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == Text, SelectionValue: Hashable, Content: View {
    /// Shows a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleResource) } }

    /// Shows a title; no effect here: the symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }
}
