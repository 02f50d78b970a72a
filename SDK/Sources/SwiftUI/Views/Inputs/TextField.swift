public import Foundation
public import PortholeFoundation

/// A text field; a widget shows its text, or else its title.
public struct TextField<Label> {
    let text: Text
    let label: Label
}

extension TextField: View where Label: View {
    /// The text, or else the title in a secondary color.
    public var body: some View { text.frame(maxWidth: .infinity, alignment: .leading) }
}

extension TextField where Label == Text {
    /// Shows a text, or else its prompt or title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
    ) { self.init(title: prompt ?? Text(titleKey), shows: text.wrappedValue) }

    /// Shows a text, or else its prompt or title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) { self.init(title: prompt ?? Text(titleKey), shows: text.wrappedValue) }

    /// Shows a formatted value, or else the title.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(title: prompt ?? Text(titleKey), shows: format.format(value.wrappedValue))
    }

    /// Shows a formatted value if there is one, or else the title.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            title: prompt ?? Text(titleKey),
            shows: value.wrappedValue.map(format.format) ?? "")
    }

    /// Shows a value in a formatter's words, or else the title.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(
            title: prompt ?? Text(titleKey),
            shows: formatter.string(for: value.wrappedValue) ?? "")
    }

    /// Shows a text, or else its prompt or title in the user's language.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
    ) { self.init(title: prompt ?? Text(titleResource), shows: text.wrappedValue) }

    /// Shows a text, or else its prompt or title in the user's language.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
        axis: Axis
    ) { self.init(title: prompt ?? Text(titleResource), shows: text.wrappedValue) }

    /// Shows a formatted value, or else the localized title.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(title: prompt ?? Text(titleResource), shows: format.format(value.wrappedValue))
    }

    /// Shows a formatted value if there is one, or else the localized title.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            title: prompt ?? Text(titleResource),
            shows: value.wrappedValue.map(format.format) ?? "")
    }

    /// Shows a value in a formatter's words, or else the title in the user's language.
    @_disfavoredOverload
    nonisolated public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(
            title: prompt ?? Text(titleResource),
            shows: formatter.string(for: value.wrappedValue) ?? "")
    }

    /// Shows a text, or else its prompt or title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil
    ) { self.init(title: prompt ?? Text(title), shows: text.wrappedValue) }

    /// Shows a text, or else its prompt or title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) { self.init(title: prompt ?? Text(title), shows: text.wrappedValue) }

    /// Shows a formatted value, or else the title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(title: prompt ?? Text(title), shows: format.format(value.wrappedValue))
    }

    /// Shows a formatted value if there is one, or else the title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            title: prompt ?? Text(title),
            shows: value.wrappedValue.map(format.format) ?? "")
    }

    /// Shows a value in a formatter's words, or else the title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(
            title: prompt ?? Text(title),
            shows: formatter.string(for: value.wrappedValue) ?? "")
    }

    nonisolated private init(title: Text, shows text: String) {
        NoEffect.of("TextField")
        label = title
        self.text = text.isEmpty ? title.foregroundStyle(.tertiary) : Text(verbatim: text)
    }
}

extension TextField where Label: View {
    /// Shows a text, or else its prompt.
    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        NoEffect.of("TextField")
        self.label = label()
        self.text =
            text.wrappedValue.isEmpty
            ? (prompt ?? Text(verbatim: "")).foregroundStyle(.tertiary)
            : Text(verbatim: text.wrappedValue)
    }
}
