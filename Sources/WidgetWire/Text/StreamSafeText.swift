extension String {
    /// How many marks may follow a letter, as in the Stream-Safe Text Format of Unicode (UAX #15,
    /// section 13).
    private static let markLimit = 30

    /// The text in the Stream-Safe Text Format: more marks in a row are divided by U+034F COMBINING
    /// GRAPHEME JOINER, which is not seen.
    ///
    /// To compare texts, Swift puts the marks of a row in order, in quadratic time.
    package var streamSafe: String {
        // All marks lie beyond U+0300, whose first byte this is.
        guard utf8.contains(where: { $0 >= 0xCC }) else { return self }
        var marks = 0
        var isSafe = true
        for scalar in unicodeScalars {
            marks = scalar.isOrderedMark ? marks + 1 : 0
            if marks > Self.markLimit {
                isSafe = false
                break
            }
        }
        return isSafe ? self : divided()
    }

    private func divided() -> String {
        var divided = String.UnicodeScalarView()
        var marks = 0
        for scalar in unicodeScalars {
            marks = scalar.isOrderedMark ? marks + 1 : 0
            if marks > Self.markLimit {
                divided.append("\u{034F}")
                marks = 1
            }
            divided.append(scalar)
        }
        return String(divided)
    }
}

extension Unicode.Scalar {
    /// Whether texts that have it in another order may be equal.
    fileprivate var isOrderedMark: Bool { properties.canonicalCombiningClass != .notReordered }
}
