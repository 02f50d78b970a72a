public import PortholeFoundation

/// A text field for a secret; a widget shows dots, or else its title.
public struct SecureField<Label> {
    let text: Text
    let label: Label
}

extension SecureField: View where Label: View {
    /// Dots, or the title in a secondary color.
    public var body: some View { text.frame(maxWidth: .infinity, alignment: .leading) }
}

extension SecureField where Label == Text {
    /// Shows a dot for each character, or else a prompt or title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
    ) { self.init(title: prompt ?? Text(titleKey), hides: text.wrappedValue) }

    /// Shows a dot for each character, or else a prompt or title in the user's language.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
    ) { self.init(title: prompt ?? Text(titleResource), hides: text.wrappedValue) }

    /// Shows a dot for each character, or else a prompt or title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil
    ) { self.init(title: prompt ?? Text(title), hides: text.wrappedValue) }

    nonisolated private init(title: Text, hides secret: String) {
        NoEffect.of("SecureField")
        label = title
        let dots = String(repeating: "•", count: secret.count)
        text = dots.isEmpty ? title.foregroundStyle(.tertiary) : Text(verbatim: dots)
    }
}
