public import PortholeFoundation

/// A colour to choose; in a widget it shows its label and the colour.
public struct ColorPicker<Label> {
    let label: Label
    let color: Color
}

extension ColorPicker: View where Label: View {
    /// Shows a label and a colour.
    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        NoEffect.of("ColorPicker")
        self.label = label()
        color = selection.wrappedValue
    }

    /// The label and a disc of the colour.
    public var body: some View {
        LabeledContent {
            Circle().fill(color).frame(width: 28, height: 28)
        } label: {
            label
        }
    }
}

extension ColorPicker where Label == Text {
    /// Shows a title and a colour.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
}

extension ColorPicker where Label == Text {
    /// Shows a title in the user's language and a colour.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }

    /// Shows a title and a colour.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}
