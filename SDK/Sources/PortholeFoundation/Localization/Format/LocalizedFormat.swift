/// The entry of a table for a key: a format, or several that depend on numbers.
struct LocalizedFormat: Equatable, Sendable {
    /// A format, or one for each plural category.
    indirect enum Variants: Equatable, Sendable {
        case text(String)
        case plural([String: Variants])
    }

    /// The replacement for `%#@name@` in a format, which depends on one argument.
    struct Substitution: Equatable, Sendable {
        /// The zero-based index of the argument; `nil` means the next one.
        var argument: Int?
        /// The specifier that replaces `%arg` in a variant.
        var specifier: String
        var variants: Variants
    }

    var variants: Variants
    var substitutions: [String: Substitution] = [:]

    init(_ variants: Variants, substitutions: [String: Substitution] = [:]) {
        self.variants = variants
        self.substitutions = substitutions
    }

    /// Whether the text depends on the numbers.
    var dependsOnNumbers: Bool {
        if case .plural = variants { return true }
        return !substitutions.isEmpty
    }

    /// Returns the format for the numbers of the arguments; each specifier names its argument.
    func expanded(counts: [Double?], plurals: PluralRules) -> String {
        let first = counts.lazy.compactMap { $0 }.first
        let format = variants.text(for: first, plurals)
        return FormatExpansion(format: self, counts: counts, plurals: plurals).expand(format)
    }
}

extension LocalizedFormat.Variants {
    /// Returns the variant for a number, or else the `other` variant; an exact `zero` counts even
    /// if the language has no such plural form.
    func text(for count: Double?, _ plurals: PluralRules) -> String {
        switch self {
        case .text(let text): return text
        case .plural(let variants):
            let exact = count == 0 ? variants["zero"] : nil
            let category = count.map(plurals.category) ?? "other"
            let variant =
                exact ?? variants[category] ?? variants["other"]
                ?? variants.min { $0.key < $1.key }?.value
            return variant?.text(for: count, plurals) ?? ""
        }
    }
}
