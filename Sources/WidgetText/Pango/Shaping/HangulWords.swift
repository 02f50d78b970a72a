/// Finds the words of a text written in Hangul, which are kept whole if they fit into a line.
///
/// Unicode lets a line end after each syllable. Apple's text keeps words whole, by
/// `hangulWordPriority` of `NSParagraphStyle.LineBreakStrategy`, which is among its standard
/// strategies.
enum HangulWords {
    /// The ranges of words in UTF-8 text: letters and digits with at least one syllable of Hangul.
    static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        // In most texts, no byte begins a syllable.
        guard bytes.contains(where: { leads.contains($0) }) else { return [] }
        var ranges: [Range<Int>] = []
        var (start, end, hasHangul) = (0, 0, false)
        func finish() {
            if hasHangul { ranges.append(start..<end) }
        }
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let next = end + UTF8.width(scalar)
            if scalar.isHangul {
                hasHangul = true
            } else if !scalar.isLatinLetterOrDigit {
                finish()
                (start, hasHangul) = (next, false)
            }
            end = next
        }
        finish()
        return ranges
    }

    private static let leads: ClosedRange<UInt8> = 0xEA...0xED
}

extension Unicode.Scalar {
    /// Whether it is a syllable of Hangul.
    var isHangul: Bool { ("\u{AC00}"..."\u{D7A3}").contains(self) }

    fileprivate var isLatinLetterOrDigit: Bool {
        switch self {
        case "0"..."9", "A"..."Z", "a"..."z": true
        default: false
        }
    }
}
