import Foundation

/// A paragraph, which is broken into lines.
struct TextParagraph {
    /// Letters with the same attributes.
    struct Run {
        let text: String
        let start: Int
        let attributes: [NSAttributedString.Key: Any]
        /// Which of the paragraph's runs it is of.
        var index = 0
    }

    private let runs: [Run]
    let style: NSParagraphStyle

    private init(_ runs: [Run]) {
        self.runs = runs.enumerated().map { index, run in
            Run(text: run.text, start: run.start, attributes: run.attributes, index: index)
        }
        style = runs.first?.attributes[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle()
    }

    /// Returns the paragraphs of a text.
    static func all(of text: NSAttributedString) -> [TextParagraph] {
        var paragraphs: [[Run]] = [[]]
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
            values, range, _ in
            let written = text.attributedSubstring(from: range).string
            var start = range.location
            for (index, part) in written.split(
                separator: "\n", omittingEmptySubsequences: false
            ).enumerated() {
                if index > 0 {
                    paragraphs.append([])
                    start += 1
                }
                paragraphs[paragraphs.count - 1].append(
                    Run(text: String(part), start: start, attributes: values))
                start += part.utf16.count
            }
        }
        return paragraphs.map(TextParagraph.init)
    }

    /// Returns the lines, at most as wide as a width if the words allow it.
    func lines(_ width: CGFloat) -> [[TextPiece]] {
        let whole = runs.map { TextPiece($0.text, at: $0.start, $0.attributes) }
        if whole.reduce(0, { $0 + $1.width }) <= width + 0.01 { return [whole] }
        switch style.lineBreakMode {
        case .byWordWrapping, .byCharWrapping: return wrapped(width)
        case .byClipping: return [whole]
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            return [truncated(width)]
        }
    }

    /// Words after each other, in a new line where the next has no room; letters where a word alone
    /// has none.
    private func wrapped(_ width: CGFloat) -> [[TextPiece]] {
        var lines: [[Run]] = [[]]
        var x = CGFloat(0)
        for atom in runs.flatMap(\.words) {
            let words = TextPiece(atom.text, at: atom.start, atom.attributes)
            let visible = atom.text.last == " " ? words.width(withoutSpaces: atom) : words.width
            let hasRoom = x + visible <= width + 0.01
            if hasRoom, style.lineBreakMode == .byWordWrapping {
                lines[lines.count - 1].append(atom)
                x += words.width
                continue
            }
            if x > 0, style.lineBreakMode == .byWordWrapping {
                lines.append([])
                x = 0
            }
            guard visible > width || style.lineBreakMode == .byCharWrapping else {
                lines[lines.count - 1].append(atom)
                x = words.width
                continue
            }
            for letter in atom.letters {
                let piece = TextPiece(letter.text, at: letter.start, letter.attributes)
                if x > 0, x + piece.width > width + 0.01 {
                    lines.append([])
                    x = 0
                }
                lines[lines.count - 1].append(letter)
                x += piece.width
            }
        }
        return lines.map { line in
            Run.joined(line).map { TextPiece($0.text, at: $0.start, $0.attributes) }
        }
    }

    /// Returns the letters that fit before an ellipsis.
    private func truncated(_ width: CGFloat) -> [TextPiece] {
        let letters = runs.flatMap(\.letters)
        var (fitting, tooMany) = (0, letters.count)
        while fitting + 1 < tooMany {
            let middle = (fitting + tooMany) / 2
            let line = pieces(keeping: middle, of: letters)
            if line.reduce(0, { $0 + $1.width }) <= width {
                fitting = middle
            } else {
                tooMany = middle
            }
        }
        return pieces(keeping: fitting, of: letters)
    }

    /// Some of the letters, and an ellipsis where others are left out.
    private func pieces(keeping kept: Int, of letters: [Run]) -> [TextPiece] {
        let head =
            switch style.lineBreakMode {
            case .byTruncatingHead: 0
            case .byTruncatingMiddle: (kept + 1) / 2
            default: kept
            }
        let before = letters[max(0, head - 1)]
        let dots = Run(
            text: "…", start: before.start + (head > 0 ? before.text.utf16.count : 0),
            attributes: before.attributes, index: before.index)
        let line = letters.prefix(head) + [dots] + letters.suffix(kept - head)
        return Run.joined(Array(line)).map { TextPiece($0.text, at: $0.start, $0.attributes) }
    }
}

extension TextPiece {
    /// Returns the width without trailing spaces.
    fileprivate func width(withoutSpaces run: TextParagraph.Run) -> CGFloat {
        let text = String(run.text.reversed().drop { $0 == " " }.reversed())
        return TextPiece(text, at: run.start, run.attributes).width
    }
}

extension TextParagraph.Run {
    /// The words, each with the spaces and hyphens after it.
    fileprivate var words: [Self] {
        var words: [Self] = []
        var (word, begin, place) = ("", start, start)
        for letter in text {
            if let last = word.last, " -–—".contains(last), letter != " " {
                words.append(part(word, at: begin))
                (word, begin) = ("", place)
            }
            word.append(letter)
            place += letter.utf16.count
        }
        return words + [part(word, at: begin)]
    }

    /// The letters.
    fileprivate var letters: [Self] {
        var place = start
        return text.map { letter in
            defer { place += letter.utf16.count }
            return part(String(letter), at: place)
        }
    }

    private func part(_ text: String, at start: Int) -> Self {
        Self(text: text, start: start, attributes: attributes, index: index)
    }

    /// Neighbours that belonged together, as one.
    fileprivate static func joined(_ runs: [Self]) -> [Self] {
        runs.reduce(into: []) { joined, run in
            guard let last = joined.last, last.index == run.index,
                last.start + last.text.utf16.count == run.start
            else { return joined.append(run) }
            joined[joined.count - 1] = last.part(last.text + run.text, at: last.start)
        }
    }
}
