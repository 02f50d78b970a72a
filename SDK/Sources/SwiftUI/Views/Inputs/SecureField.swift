/// A line to type a secret into; in a widget it shows dots, or else its title.
public struct SecureField<Label> {
    let text: Text
    let label: Label
}

extension SecureField: View where Label: View {
    /// Dots, or the title in a fainter colour.
    public var body: some View { text.frame(maxWidth: .infinity, alignment: .leading) }
}

extension SecureField where Label == Text {
    /// Shows a dot for each character, or else a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        NoEffect.of("SecureField")
        label = Text(titleKey)
        let dots = String(repeating: "•", count: text.wrappedValue.count)
        self.text = dots.isEmpty ? label.foregroundStyle(.tertiary) : Text(verbatim: dots)
    }
}
