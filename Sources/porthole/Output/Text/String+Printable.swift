import WidgetWire

extension String {
    /// The text with U+FFFD in place of characters that would steer a terminal or reorder a line.
    ///
    /// File names may contain such characters.
    ///
    /// - Parameter keepsLines: Whether line breaks stay.
    func printable(keepsLines: Bool = false) -> String {
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            let isKept = keepsLines && scalar == "\n" || !scalar.steersTerminal
            result.append(isKept ? scalar : "\u{FFFD}")
        }
        return String(result)
    }

    /// A JSON document with escapes for characters that would steer a terminal or reorder a line.
    var jsonEscaped: String {
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar != "\n", scalar.steersTerminal {
                let digits = String(scalar.value, radix: 16)
                let zeros = String(repeating: "0", count: 4 - digits.count)
                // Appending them at once would copy all of the text.
                for digit in "\\u\(zeros)\(digits)".unicodeScalars { result.append(digit) }
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
