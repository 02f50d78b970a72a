import WidgetWire

/// Text from a plugin made safe to show in a terminal or a one-line label.
enum PlainText {
    /// `text` on one line: line breaks and tabs are spaces, others that steer a terminal are gone.
    static func line(_ text: String) -> String {
        // Most is in English, and to look up what a character is takes time.
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        guard text.unicodeScalars.contains(where: \.steersTerminal) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if !scalar.steersTerminal {
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
}
