import CWidgetPlugin
import Foundation

extension Text {
    /// How letters that have two forms are written.
    public enum Case: Hashable, Sendable {
        /// In capitals.
        case uppercase
        /// In small letters.
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

    /// How letters that have two forms are written; `nil`: as they are.
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
    /// Writes texts in capitals or in small letters, or with `nil` as they are.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}
