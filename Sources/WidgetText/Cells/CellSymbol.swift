/// The characters that represent SF Symbols in a terminal.
///
/// Characters of one column take the symbol's colour and are preferred; an emoji, with its own
/// colours and two columns, is used where no such character has the same meaning.
enum CellSymbol {
    /// The character for a symbol without a similar character.
    static let unknown = "•"

    /// The character for a symbol's name, such as `heart.fill`.
    ///
    /// Variants without their own character have that of their base; digits and letters in circles
    /// have Unicode's.
    static func text(for name: String) -> String {
        var parts = name.split(separator: ".", maxSplits: partLimit)
        if let enclosed = enclosed(parts) { return enclosed }
        while !parts.isEmpty {
            if let text = characters[parts.joined(separator: ".")] { return text }
            parts.removeLast()
        }
        return unknown
    }

    /// The greatest number of parts of a symbol's name; a plugin's may be of any length.
    private static let partLimit = 8

    /// The characters for names like `3.circle`, `3.circle.fill` and `a.circle`.
    private static func enclosed(_ parts: [Substring]) -> String? {
        guard parts.count >= 2, parts[1] == "circle" else { return nil }
        let isFilled = parts.count > 2 && parts[2] == "fill"
        if let number = Int(parts[0]), (1...20).contains(number) {
            let first: Int = isFilled ? (number > 10 ? 0x24EB - 11 : 0x2776 - 1) : 0x2460 - 1
            return Unicode.Scalar(UInt32(first + number)).map { String(Character($0)) }
        }
        guard parts[0].count == 1, let letter = parts[0].utf8.first, (0x61...0x7A).contains(letter)
        else { return nil }
        return Unicode.Scalar(0x24B6 + UInt32(letter) - 0x61).map { String(Character($0)) }
    }
}
