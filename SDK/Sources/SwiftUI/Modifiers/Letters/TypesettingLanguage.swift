public import Foundation

/// The language that determines the letter forms of a text.
public struct TypesettingLanguage: Hashable, Sendable {
    /// The language code; `nil` means the user's language.
    let identifier: String?

    /// The language of the user.
    public static let automatic = TypesettingLanguage(identifier: nil)

    /// A language that is known.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(identifier: language.maximalIdentifier)
    }
}

extension EnvironmentValues {
    private struct TypesettingLanguageKey: EnvironmentKey {
        static let defaultValue = TypesettingLanguage.automatic
    }

    /// The language whose forms letters have.
    package var typesettingLanguage: TypesettingLanguage {
        get { self[TypesettingLanguageKey.self] }
        set { self[TypesettingLanguageKey.self] = newValue }
    }
}

extension View {
    /// Sets the language that determines letter forms if `isEnabled` is true.
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the language that determines letter forms if `isEnabled` is true.
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
    }
}
