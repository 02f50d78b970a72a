import WidgetWire

/// Makes text from a plugin safe to show in a terminal or a one-line label.
enum PlainText {
    /// `text` on one line: line breaks and tabs become spaces, other control characters and
    /// invisible ones are removed, as are too many marks on a character.
    static func line(_ text: String) -> String {
        // Most text is printable ASCII, which is quicker to recognize than to look up scalar by
        // scalar.
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        let isPlain = text.unicodeScalars.allSatisfy {
            !$0.steersTerminal && !$0.isInvisible && !$0.isCombining
        }
        if isPlain { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if !scalar.steersTerminal {
                result.append(scalar)
            } else if scalar == "\n" || scalar == "\t" {
                result.append(" ")
            }
        }
        return String(result.withoutInvisible)
    }

    /// `text` on one line, cut after `limit` scalars.
    ///
    /// Scalars, because a character may consist of any number of them.
    static func line(_ text: String, limit: Int) -> String {
        let start = text.unicodeScalars.prefix(limit)
        return line(String(start)) + (start.endIndex < text.endIndex ? "…" : "")
    }
}
