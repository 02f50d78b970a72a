import Foundation

/// Finds the language of a table that best matches the user's.
struct LanguageMatch {
    private let wanted: Locale.Language

    init(_ locale: Locale) { wanted = locale.language }

    /// Returns the code with the same language and script, preferably with the same region.
    func best(of codes: some Sequence<String>) -> String? {
        codes.filter(isReadable).max { rank($0) < rank($1) }
    }

    private func isReadable(_ code: String) -> Bool {
        let language = Locale.Language(identifier: code)
        return language.languageCode == wanted.languageCode && script(language) == script(wanted)
    }

    /// Derives a missing script from the region, for example for Chinese.
    private func script(_ language: Locale.Language) -> Substring? {
        language.maximalIdentifier.split(separator: "-").dropFirst().first
    }

    /// Prefers the same region, then no region; the code itself makes the order deterministic.
    private func rank(_ code: String) -> (Int, String) {
        let region = Locale.Language(identifier: code).region
        let isPlain = !code.contains(where: { "-_".contains($0) })
        return (region == wanted.region && !isPlain ? 2 : isPlain ? 1 : 0, code)
    }
}
