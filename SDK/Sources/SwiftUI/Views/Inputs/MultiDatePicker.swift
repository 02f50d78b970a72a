public import Foundation

/// A picker for several days; a widget shows its label.
public struct MultiDatePicker<Label> {
    private let label: Label
}

extension MultiDatePicker: View where Label: View {
    /// Shows a label.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
    ) {
        NoEffect.of("MultiDatePicker")
        self.label = label()
    }

    /// The label.
    public var body: some View { label }
}

extension MultiDatePicker where Label == Text {
    /// Shows a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
    ) { self.init(selection: selection) { Text(titleKey) } }

    /// Shows a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>
    ) { self.init(selection: selection) { Text(title) } }
}
