import Foundation

/// Matches the patterns of `LIKE` and `MATCHES`.
enum TextPattern {
    /// Returns whether a text matches a pattern with the wildcards `*` and `?`, which `\` escapes.
    static func isLike(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool
    {
        let pieces = pieces(of: folded(pattern, options))
        let text = Array(folded(text, options))
        // The position to resume at when the text after a star does not match: one character
        // further.
        var star: (piece: Int, place: Int)?
        var (piece, place) = (0, 0)
        while place < text.count {
            if piece < pieces.count, pieces[piece] == .any {
                star = (piece, place)
                piece += 1
            } else if piece < pieces.count, pieces[piece].fits(text[place]) {
                piece += 1
                place += 1
            } else if let (starred, from) = star {
                star = (starred, from + 1)
                (piece, place) = (starred + 1, from + 1)
            } else {
                return false
            }
        }
        return pieces[piece...].allSatisfy { $0 == .any }
    }

    /// Returns whether the whole text matches a regular expression; an invalid one never matches
    /// and is logged once.
    static func matches(
        _ text: String, _ pattern: String, _ options: String.CompareOptions
    ) -> Bool {
        let isFolded = options.contains(.diacriticInsensitive)
        let text = isFolded ? folded(text, .diacriticInsensitive) : text
        let expression = try? NSRegularExpression(
            pattern: "\\A(?:" + (isFolded ? folded(pattern, .diacriticInsensitive) : pattern)
                + ")\\z",
            options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
        guard let expression else {
            PluginLog.warnOnce("MATCHES '\(pattern)' is not a regular expression.")
            return false
        }
        let whole = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: whole) != nil
    }

    private static func folded(_ text: String, _ options: String.CompareOptions) -> String {
        options.isEmpty ? text : text.folding(options: options, locale: nil)
    }

    private enum Piece: Equatable {
        case any
        case one
        case exactly(Character)

        func fits(_ character: Character) -> Bool { self == .one || self == .exactly(character) }
    }

    private static func pieces(of pattern: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = Substring(pattern)
        while let character = rest.popFirst() {
            switch character {
            case "*": pieces.append(.any)
            case "?": pieces.append(.one)
            case "\\": pieces.append(.exactly(rest.popFirst() ?? "\\"))
            default: pieces.append(.exactly(character))
            }
        }
        return pieces
    }
}
