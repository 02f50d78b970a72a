import ArgumentParser
import Foundation

/// A locale in the form of POSIX or BCP 47: de_DE, de_DE.UTF-8, zh-Hant-TW.
struct LocaleArgument {
    let identifier: String

    init(parsing argument: String) throws {
        let bare = argument.prefix { $0 != "." && $0 != "@" }
        let parts = bare.split(separator: /[-_]/, omittingEmptySubsequences: false)
        let locale = Locale(identifier: String(bare).replacing("-", with: "_"))
        guard parts.allSatisfy({ $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        else {
            throw ValidationError("it must be a language and a region, such as de_DE.")
        }
        guard let language = locale.language.languageCode, language.isISOLanguage else {
            throw ValidationError("'\(parts[0])' is not a language code of ISO 639, such as de.")
        }
        let region = parts.dropFirst().first(where: Self.isRegion)
        guard locale.region?.isISORegion ?? (region == nil) else {
            let name = region ?? parts[parts.count - 1]
            throw ValidationError("'\(name)' is not a region code of ISO 3166, such as DE.")
        }
        identifier = locale.identifier
    }

    /// Whether a part after the language is where a region would be: a script has four letters.
    private static func isRegion(_ part: Substring) -> Bool {
        part.count != 4 && part.allSatisfy(\.isLetter)
    }
}
