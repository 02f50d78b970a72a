import Foundation

/// Detects web and email addresses in a text.
enum DetectedLinks {
    /// Top-level domains that mark an address without a scheme, besides those of countries.
    private static let endings: Set<String> = [
        "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "name", "mobi", "app",
        "dev",
        "blog", "shop", "store", "online", "site", "tech", "cloud", "xyz", "news", "eu", "uk",
    ]

    /// A URL with a scheme, an email address, or a name with a known top-level domain.
    ///
    /// No part can begin where the next one can, so that matching takes linear time.
    private static let pattern = expression(
        #"[a-z][a-z0-9+.\-]{1,20}://[^\s<>"“”]+"#
            + #"|(?<!\w)(?:mailto:)?[a-z0-9._%+\-]{1,64}@(?:[a-z0-9\-]{1,63}\.){1,8}[a-z]{2,24}(?![a-z0-9])"#
            + #"|(?<![a-z0-9@.\-])(?:[a-z0-9\-]{1,63}\.){1,8}([a-z]{2,24})(?![a-z0-9\-@])(?::\d{1,5})?(?:[/?#][^\s<>"“”]*)?"#
    )

    static func matches(in string: String, _ range: NSRange) -> [NSTextCheckingResult] {
        let text = NSString(string: string)
        return pattern.matches(in: string, range: range).compactMap { match in
            let ending = match.range(at: 1)
            let words = trimmed(text.substring(with: match.range))
            guard let url = URL(string: address(words)) else { return nil }
            if ending.location != NSNotFound, !words.lowercased().hasPrefix("www."),
                !isEnding(text.substring(with: ending).lowercased())
            {
                return nil
            }
            return DetectedData(
                .link(url),
                NSRange(location: match.range.location, length: words.utf16.count))
        }
    }

    private static func isEnding(_ word: String) -> Bool {
        endings.contains(word)
            || Locale.Region.isoRegions.contains { $0.identifier.lowercased() == word }
    }

    private static func address(_ words: String) -> String {
        if words.contains("://") || words.lowercased().hasPrefix("mailto:") { return words }
        let name = words.prefix { !"/?#".contains($0) }
        return (name.contains("@") ? "mailto:" : "http://") + words
    }

    /// Removes punctuation that ends a sentence, and closing brackets that were opened before the
    /// link.
    private static func trimmed(_ words: String) -> String {
        var words = Substring(words)
        while let last = words.last {
            let brackets: [Character: Character] = [")": "(", "]": "[", "}": "{"]
            let isOpen = brackets[last].map { opening in
                words.count { $0 == opening } >= words.count { $0 == last }
            }
            guard isOpen == false || ".,;:!?'’…*".contains(last) else { break }
            words.removeLast()
        }
        return String(words)
    }

    /// Compiles a pattern that is known to be valid.
    static func expression(
        _ pattern: String, options: NSRegularExpression.Options = .caseInsensitive
    ) -> NSRegularExpression {
        do {
            return try NSRegularExpression(pattern: pattern, options: options)
        } catch {
            preconditionFailure("\(pattern) is not a pattern: \(error)")
        }
    }
}
