import Foundation

/// Detects postal addresses in North American format, and in European format with the number after
/// the street.
enum DetectedAddresses {
    private static let streets =
        "Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Way|Court|Ct|Place|Pl|Square|Sq|"
        + "Loop|Terrace|Parkway|Pkwy|Highway|Hwy|Circle|Cir|Trail|Alley|Broadway"
    private static let word = #"\p{Lu}(?:[\p{L}'’.\-]*\p{L})?"#
    private static let patterns = [
        // 1 Infinite Loop, Cupertino, CA 95014
        #"(?<![\w-])(?<street>\d{1,6}\s+(?:(?:"# + word + #"|\d+(?:st|nd|rd|th))\s+){0,4}(?:"#
            + streets
            + #")\b\.?)"# + #"(?:,?\s+(?:Apt|Suite|Ste|Unit|#)\.?\s*\w+)?"#
            + #"(?:[,\n]\s*(?<city>"# + word + "(?: " + word
            + #"){0,3}))?(?:,\s*(?<state>[A-Z]{2}|"# + word
            + #"))?(?:,?\s+(?<zip>\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d))?(?!\w)"#,
        // Unter den Linden 77, 10117 Berlin
        #"(?<![\w-])(?<street>"# + word
            + #"(?: \p{L}[\p{L}'’.\-]*){0,4} \d{1,4} ?[a-z]?)[,\n]\s*(?<zip>\d{4,5}) (?<city>"#
            + word + "(?: " + word + "){0,2})",
    ].map {
        // Case-sensitive: capital letters mark names.
        DetectedLinks.expression($0, options: [])
    }

    static func matches(in string: String, _ range: NSRange) -> [NSTextCheckingResult] {
        let text = NSString(string: string)
        var found: [NSTextCheckingResult] = []
        for match in patterns.flatMap({ $0.matches(in: string, range: range) })
        where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
            var parts: [NSTextCheckingKey: String] = [:]
            for (name, key) in [
                ("street", NSTextCheckingKey.street), ("city", .city), ("state", .state),
                ("zip", .zip),
            ] {
                let range = match.range(withName: name)
                if range.location != NSNotFound { parts[key] = text.substring(with: range) }
            }
            found.append(DetectedData(.address(parts), match.range))
        }
        return found
    }
}
