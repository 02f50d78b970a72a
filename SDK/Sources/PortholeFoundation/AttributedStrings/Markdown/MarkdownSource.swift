/// The code points of a Markdown text, of which CommonMark's rules speak.
struct MarkdownSource {
    private let scalars: [Unicode.Scalar]

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    var count: Int { scalars.count }

    /// The code point at an index; `nil` before the start and after the end.
    subscript(index: Int) -> Unicode.Scalar? {
        scalars.indices.contains(index) ? scalars[index] : nil
    }

    /// Returns the text of a range, as it is.
    func text(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range]))
    }

    /// Returns the index after the code points at `start` that satisfy a condition.
    func end(from start: Int, while condition: (Unicode.Scalar) -> Bool) -> Int {
        var end = start
        while end < count, condition(scalars[end]) { end += 1 }
        return end
    }

    /// Returns the index after the code points that are the same as the one at `start`.
    func endOfRow(at start: Int) -> Int { end(from: start) { $0 == scalars[start] } }

    /// Returns the index after the white space at `start`.
    func endOfSpace(at start: Int) -> Int { end(from: start, while: \.isMarkdownSpace) }

    /// Whether letters stand at an index, in small letters or capitals.
    func has(_ letters: String, at start: Int) -> Bool {
        var index = start
        for letter in letters.unicodeScalars {
            guard let scalar = self[index],
                scalar == letter || scalar.isASCIILetter && scalar.value | 0x20 == letter.value
            else { return false }
            index += 1
        }
        return true
    }

    /// Returns the characters of the entity at an index, and the index after it.
    func entity(at start: Int) -> (characters: String, end: Int)? {
        let nameStart = start + 1
        let end = end(from: nameStart) {
            $0.isASCIILetter || $0.isASCIIDigit || $0 == "#"
        }
        guard end - nameStart <= HTMLEntity.longestName, self[end] == ";",
            let characters = HTMLEntity.characters(of: text(nameStart..<end)[...])
        else { return nil }
        return (characters, end + 1)
    }

    /// Returns the text of a range without its backslashes, and with its entities decoded.
    func unescaped(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        var index = range.lowerBound
        while index < range.upperBound {
            if scalars[index] == "\\", self[index + 1]?.isASCIIPunctuation ?? false {
                index += 1
            } else if scalars[index] == "&", let (characters, end) = entity(at: index) {
                text.append(contentsOf: characters.unicodeScalars)
                index = end
                continue
            }
            text.append(scalars[index])
            index += 1
        }
        return String(text)
    }
}

extension Unicode.Scalar {
    var isASCIILetter: Bool {
        ("a"..."z").contains(self) || ("A"..."Z").contains(self)
    }

    var isASCIIDigit: Bool { ("0"..."9").contains(self) }

    /// Whether it is a letter, a digit or one of `others`.
    func isASCIIWordLike(or others: Unicode.Scalar...) -> Bool {
        isASCIILetter || isASCIIDigit || others.contains(self)
    }

    var isASCIIPunctuation: Bool {
        ("!"..."~").contains(self) && !isASCIILetter && !isASCIIDigit
    }

    /// Whether it is one of Unicode's white spaces, tabulators and line ends.
    var isMarkdownSpace: Bool {
        switch self {
        case "\t", "\n", "\u{C}", "\r", " ": true
        default: !isASCII && properties.generalCategory == .spaceSeparator
        }
    }

    /// Whether GFM calls it punctuation: of ASCII, symbols too.
    var isMarkdownPunctuation: Bool {
        if isASCII { return isASCIIPunctuation }
        return switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }
}
