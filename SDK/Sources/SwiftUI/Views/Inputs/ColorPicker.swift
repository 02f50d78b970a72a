public import PortholeFoundation

/// A color picker; a widget shows its label and the color.
public struct ColorPicker<Label> {
    let label: Label
    let color: Color
}

extension ColorPicker: View where Label: View {
    /// Creates a picker with a label and a color.
    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        NoEffect.of("ColorPicker")
        self.label = label()
        color = selection.wrappedValue
    }

    /// The label and a disc in the color.
    public var body: some View {
        LabeledContent {
            Circle().fill(color).frame(width: 28, height: 28)
        } label: {
            label
        }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a title and a color.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a localized title and a color.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }

    /// Creates a picker with a title and a color.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}
