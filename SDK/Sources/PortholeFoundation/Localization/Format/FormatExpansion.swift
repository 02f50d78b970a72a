/// Replaces a format's `%#@name@` by the variants for the given arguments.
struct FormatExpansion {
    let format: LocalizedFormat
    let counts: [Double?]
    let plurals: PluralRules

    /// The limit for nested substitutions, since hostile tables could nest them without end.
    private static let deepest = 8

    func expand(_ text: String) -> String {
        guard !format.substitutions.isEmpty || text.contains("%arg") else { return text }
        var next = 0
        return expand(text, current: nil, next: &next, depth: 0)
    }

    private func expand(
        _ text: String, current: (argument: Int, specifier: String)?, next: inout Int, depth: Int
    ) -> String {
        var result = ""
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                result += "%%"
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("%arg") {
                rest = rest.dropFirst(4)
                let (argument, specifier) = current ?? (0, "lld")
                result += "%\(argument + 1)$\(specifier)"
            } else if let (name, place, after) = Self.substitution(rest) {
                rest = after
                result += substituted(name, place, &next, depth)
            } else {
                let (specifier, after) = Self.placed(rest, current?.argument, &next)
                result += specifier
                rest = after
            }
        }
        return result + rest
    }

    private func substituted(
        _ name: Substring, _ place: Int?, _ next: inout Int, _ depth: Int
    ) -> String {
        guard depth < Self.deepest, let substitution = format.substitutions[String(name)] else {
            return ""
        }
        let argument = place ?? substitution.argument ?? next
        if place == nil && substitution.argument == nil { next += 1 }
        let count = counts.indices.contains(argument) ? counts[argument] : nil
        return expand(
            substitution.variants.text(for: count, plurals),
            current: (argument, substitution.specifier), next: &next, depth: depth + 1)
    }

    /// Parses the name and position in `%2$#@name@`, and returns the rest.
    private static func substitution(
        _ text: Substring
    ) -> (name: Substring, place: Int?, after: Substring)? {
        guard let match = text.prefixMatch(of: #/%(?:(\d{1,3})\$)?#@([^@]*)@/#) else { return nil }
        let place = match.output.1.flatMap { Int($0) }.map { $0 - 1 }
        return (match.output.2, place, text[match.range.upperBound...])
    }

    /// Makes a specifier name its argument, and returns the rest.
    private static func placed(
        _ text: Substring, _ current: Int?, _ next: inout Int
    ) -> (specifier: String, after: Substring) {
        let after = text.dropFirst()
        if after.firstMatch(of: #/^\d+\$/#) != nil { return ("%", after) }
        if let current { return ("%\(current + 1)$", after) }
        next += 1
        return ("%\(next)$", after)
    }
}
