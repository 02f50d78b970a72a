import Foundation

/// Decodes HTML entities.
enum HTMLEntity {
    /// The length of the longest name, `CounterClockwiseContourIntegral`.
    static let longestName = 31

    /// Returns the characters at the start of the text and the rest; `nil` if its "&" starts no
    /// entity.
    static func first(in source: Substring) -> (characters: String, after: Substring)? {
        let name = source.dropFirst().prefix(longestName).prefix {
            $0.isLetter || $0.isNumber || $0 == "#"
        }
        guard source[name.endIndex...].first == ";", let characters = characters(of: name) else {
            return nil
        }
        return (characters, source[name.endIndex...].dropFirst())
    }

    /// Returns the characters of what stands between "&" and ";", such as `amp`, `#65` or `#x41`.
    ///
    /// A number of no character is the replacement character; one of more than seven digits, or
    /// six hexadecimal digits, is no entity, as in CommonMark.
    static func characters(of name: Substring) -> String? {
        guard name.first == "#" else { return named[name] }
        let isHexadecimal = name.dropFirst().first == "x" || name.dropFirst().first == "X"
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.count <= (isHexadecimal ? 6 : 7), digits.allSatisfy(\.isHexDigit),
            let number = UInt32(digits, radix: isHexadecimal ? 16 : 10)
        else { return nil }
        let scalar = number == 0 ? nil : Unicode.Scalar(number)
        return String(Character(scalar ?? "\u{FFFD}"))
    }

    private static let named: [Substring: String] = {
        let words = names.split(whereSeparator: \.isWhitespace)
        let pairs = stride(from: 0, to: words.count - 1, by: 2).map { index in
            let scalars = words[index + 1].split(separator: "+")
                .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
            return (words[index], String(String.UnicodeScalarView(scalars)))
        }
        return Dictionary(pairs) { first, _ in first }
    }()
}
