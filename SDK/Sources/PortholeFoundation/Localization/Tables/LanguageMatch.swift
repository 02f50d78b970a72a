import Foundation

/// Which of a table's languages comes nearest to the user's.
struct LanguageMatch {
    private let wanted: Locale.Language

    init(_ locale: Locale) { wanted = locale.language }

    /// The code of the same language and script, of the same region if there is one.
    func best(of codes: some Sequence<String>) -> String? {
        codes.filter(isReadable).max { rank($0) < rank($1) }
    }

    private func isReadable(_ code: String) -> Bool {
        let language = Locale.Language(identifier: code)
        return language.languageCode == wanted.languageCode && script(language) == script(wanted)
    }

    /// Chinese without a script, say, is written as its region does.
    private func script(_ language: Locale.Language) -> Substring? {
        language.maximalIdentifier.split(separator: "-").dropFirst().first
    }

    /// The same region is best, then none; the code itself makes the order certain.
    private func rank(_ code: String) -> (Int, String) {
        let region = Locale.Language(identifier: code).region
        let isPlain = !code.contains(where: { "-_".contains($0) })
        return (region == wanted.region && !isPlain ? 2 : isPlain ? 1 : 0, code)
    }
}
