import CWidgetPlugin
import Foundation

extension Text {
    /// The case of text.
    public enum Case: Hashable, Sendable {
        /// Uppercase.
        case uppercase
        /// Lowercase.
        case lowercase

        var value: widget_text_case {
            switch self {
            case .uppercase: WIDGET_UPPERCASE
            case .lowercase: WIDGET_LOWERCASE
            }
        }
    }
}

extension EnvironmentValues {
    private struct TextCaseKey: EnvironmentKey {
        static let defaultValue: Text.Case? = nil
    }

    /// The case of text; `nil` keeps it unchanged.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension TextContext {
    /// A string in the letters to use.
    func cased(_ string: String) -> String {
        switch letterCase {
        case .uppercase: string.uppercased(with: locale)
        case .lowercase: string.lowercased(with: locale)
        case nil: string
        }
    }
}

extension View {
    /// Changes the case of text; `nil` keeps it unchanged.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}
