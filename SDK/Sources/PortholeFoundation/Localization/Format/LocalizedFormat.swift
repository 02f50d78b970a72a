/// What a table has for a key: a format, or several that depend on numbers among the arguments.
struct LocalizedFormat: Equatable, Sendable {
    /// A format, or one for each plural category.
    indirect enum Variants: Equatable, Sendable {
        case text(String)
        case plural([String: Variants])
    }

    /// What stands for `%#@name@` in a format, and depends on one argument.
    struct Substitution: Equatable, Sendable {
        /// The argument's place from 0 on; `nil`: the next one.
        var argument: Int?
        /// How the argument is written where the variant says `%arg`.
        var specifier: String
        var variants: Variants
    }

    var variants: Variants
    var substitutions: [String: Substitution] = [:]

    init(_ variants: Variants, substitutions: [String: Substitution] = [:]) {
        self.variants = variants
        self.substitutions = substitutions
    }

    /// Whether its words are others for other numbers.
    var dependsOnNumbers: Bool {
        if case .plural = variants { return true }
        return !substitutions.isEmpty
    }

    /// The format for these arguments' numbers, where each specifier names its argument.
    func expanded(counts: [Double?], plurals: PluralRules) -> String {
        let first = counts.lazy.compactMap { $0 }.first
        let format = variants.text(for: first, plurals)
        return FormatExpansion(format: self, counts: counts, plurals: plurals).expand(format)
    }
}

extension LocalizedFormat.Variants {
    /// The variant for a number, or the one for most numbers; an exact `zero` counts even where the language has
    /// no such plural.
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
