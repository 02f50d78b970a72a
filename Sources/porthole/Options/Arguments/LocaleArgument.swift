import ArgumentParser
import Foundation

/// A locale in the form of POSIX or BCP 47: de_DE, de_DE.UTF-8, zh-Hant-TW.
struct LocaleArgument: ExpressibleByArgument {
    let identifier: String

    init?(argument: String) {
        let bare = argument.prefix { $0 != "." && $0 != "@" }
        let locale = Locale(identifier: String(bare).replacing("-", with: "_"))
        guard let language = locale.language.languageCode, language.isISOLanguage,
            bare.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }),
            locale.region?.isISORegion ?? !Self.hasRegion(bare)
        else { return nil }
        identifier = locale.identifier
    }

    /// Whether a part that is not a script of four letters follows the language, as a region would.
    private static func hasRegion(_ name: Substring) -> Bool {
        let parts: [Substring] = name.split(whereSeparator: { $0 == "-" || $0 == "_" })
        return parts.dropFirst().contains { $0.count != 4 && $0.allSatisfy(\.isLetter) }
    }
}
