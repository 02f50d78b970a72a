/// Text from a plugin made safe to show in a terminal or a one-line label.
enum PlainText {
    /// `text` on one line: line breaks and tabs are spaces, other control characters are gone.
    static func line(_ text: String) -> String {
        // Most is in English, and to look up what a character is takes time.
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if !isUnsafe(scalar) {
                result.append(scalar)
            } else if scalar == "\n" || scalar == "\t" {
                result.append(" ")
            }
        }
        return String(result)
    }

    /// `text` on one line, of which only the first `limit` scalars are kept: a character has as many as
    /// its author likes.
    static func line(_ text: String, limit: Int) -> String {
        let start = text.unicodeScalars.prefix(limit)
        return line(String(start)) + (start.endIndex < text.endIndex ? "…" : "")
    }

    /// Whether a character would move the cursor, start an escape sequence or reorder the line.
    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || (0x202A...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value)
            || (0x2028...0x2029).contains(scalar.value)
    }
}
