/// The appearance of text fields; all styles look the same here.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

/// A text field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
}

/// A text field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A text field without decoration.
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field with a rounded border.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
        RoundedBorderTextFieldStyle()
    }
}

extension View {
    /// No effect here: widgets take no text input.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        withoutEffect()
    }
}
