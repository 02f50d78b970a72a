public import Foundation

/// A line to type into; in a widget it shows its text, or else its title.
public struct TextField<Label> {
    let text: Text
    let label: Label
}

extension TextField: View where Label: View {
    /// The text, or else the title in a fainter colour.
    public var body: some View { text.frame(maxWidth: .infinity, alignment: .leading) }
}

extension TextField where Label == Text {
    /// Shows a text, or else its title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(title: Text(titleKey), shows: text.wrappedValue)
    }

    /// Shows a text, or else its title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(title: Text(title), shows: text.wrappedValue)
    }

    /// Shows a text, or else its title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
    ) {
        self.init(title: prompt ?? Text(titleKey), shows: text.wrappedValue)
    }

    /// Shows a text, or else its title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(title: Text(titleKey), shows: text.wrappedValue)
    }

    /// Shows a value in words.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(title: Text(titleKey), shows: format.format(value.wrappedValue))
    }

    nonisolated private init(title: Text, shows text: String) {
        NoEffect.of("TextField")
        label = title
        self.text = text.isEmpty ? title.foregroundStyle(.tertiary) : Text(verbatim: text)
    }
}

/// How text fields look; all look alike here.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

/// A text field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// A text field in a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A text field without decoration.
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field in a rounded border.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
        RoundedBorderTextFieldStyle()
    }
}

extension View {
    /// No effect here: nobody types into a widget.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
