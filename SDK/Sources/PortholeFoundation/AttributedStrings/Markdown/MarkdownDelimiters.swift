/// A row of `*`, `_` or `~`, which may start or end emphasis.
private struct MarkdownDelimiter {
    /// The piece with the row as its text.
    let piece: Int
    let character: Unicode.Scalar
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    /// The number of characters that are not part of a pair.
    var left: Int

    /// Whether this row can end what another starts.
    func closes(_ opener: MarkdownDelimiter) -> Bool {
        guard character == opener.character else { return false }
        if character == "~" { return length == opener.length }
        let isMixed = canOpen || opener.canClose
        return !isMixed || (length + opener.length) % 3 != 0
            || length % 3 == 0 && opener.length % 3 == 0
    }

    /// What decides which rows this one closes.
    struct Kind: Hashable {
        let character: Unicode.Scalar
        let length: Int
        let canOpen: Bool
    }

    var kind: Kind {
        Kind(
            character: character, length: character == "~" ? length : length % 3, canOpen: canOpen)
    }
}

/// The rows of `*`, `_` and `~` of a text, which find their partners by CommonMark's rules of
/// emphasis.
struct MarkdownDelimiters {
    private var rows: [MarkdownDelimiter] = []

    /// The number of rows that have not been resolved.
    var count: Int { rows.count }

    /// Takes the row in a range of the source, whose text is a piece.
    ///
    /// Before and after a row of `*` or `_`, tildes are looked past: `*_**~` has an italic `_` on
    /// Apple's platforms.
    mutating func append(_ range: Range<Int>, of source: MarkdownSource, piece: Int) {
        let character = source[range.lowerBound] ?? "*"
        var before = range.lowerBound - 1
        var after = range.upperBound
        if character != "~" {
            while source[before] == "~" { before -= 1 }
            while source[after] == "~" { after += 1 }
        }
        let isAfterSpace = source[before]?.isMarkdownSpace ?? true
        let isBeforeSpace = source[after]?.isMarkdownSpace ?? true
        let isAfterPunctuation = source[before]?.isMarkdownPunctuation ?? false
        let isBeforePunctuation = source[after]?.isMarkdownPunctuation ?? false
        let isLeft =
            !isBeforeSpace && (!isBeforePunctuation || isAfterSpace || isAfterPunctuation)
        let isRight =
            !isAfterSpace && (!isAfterPunctuation || isBeforeSpace || isBeforePunctuation)
        let isInWord = character == "_" && isLeft && isRight
        rows.append(
            MarkdownDelimiter(
                piece: piece, character: character, length: range.count,
                canOpen: isLeft && (!isInWord || isAfterPunctuation),
                canClose: isRight && (!isInWord || isBeforePunctuation), left: range.count))
    }

    /// Pairs the rows from `start` on, and forgets them; returns what the pairs mean.
    ///
    /// The time is linear: a row that finds no partner is remembered for others of its kind.
    mutating func resolve(from start: Int, in pieces: inout [MarkdownPiece]) -> [MarkdownMark] {
        var marks: [MarkdownMark] = []
        var openers: [Int] = []
        /// The first row that may be a partner for each kind.
        var firsts: [MarkdownDelimiter.Kind: Int] = [:]
        for row in rows.indices.dropFirst(start) {
            while rows[row].canClose, rows[row].left > 0 {
                let first = firsts[rows[row].kind] ?? start
                guard let place = partner(of: row, in: openers, from: first) else {
                    firsts[rows[row].kind] = row
                    break
                }
                openers.removeSubrange((place + 1)...)
                marks.append(pair(openers[place], row))
                if rows[openers[place]].left == 0 { openers.removeLast() }
            }
            if rows[row].canOpen, rows[row].left > 0 { openers.append(row) }
        }
        for row in rows[start...] {
            pieces[row.piece].text = String(repeating: Character(row.character), count: row.left)
        }
        rows.removeSubrange(start...)
        return marks
    }

    /// Returns the place of the nearest of `openers` that starts what a row ends.
    private func partner(of row: Int, in openers: [Int], from first: Int) -> Int? {
        for place in openers.indices.reversed() {
            guard openers[place] >= first else { return nil }
            if rows[row].closes(rows[openers[place]]) { return place }
        }
        return nil
    }

    private mutating func pair(_ opener: Int, _ closer: Int) -> MarkdownMark {
        let isStruck = rows[opener].character == "~"
        let isStrong = !isStruck && min(rows[opener].left, rows[closer].left) > 1
        let length = isStruck ? rows[opener].length : isStrong ? 2 : 1
        rows[opener].left -= length
        rows[closer].left -= length
        return MarkdownMark(
            meaning: .intent(
                isStruck ? .strikethrough : isStrong ? .stronglyEmphasized : .emphasized),
            pieces: rows[opener].piece + 1..<rows[closer].piece)
    }
}
