import Foundation

/// What a pair of Markdown marks means for the pieces of text between them.
struct MarkdownMark {
    enum Meaning: Equatable {
        case intent(InlinePresentationIntent)
        /// A link with its destination, or an image or an empty link, which have none: the text
        /// inside has no intents of its own.
        case link(String?)
    }

    let meaning: Meaning
    /// The indices of the pieces between the marks.
    let pieces: Range<Int>
}

/// Inline text with the same attributes.
struct MarkdownPiece {
    var text: String
    var intent: InlinePresentationIntent = []
    /// The destination of a link.
    var link: String?
}

extension [MarkdownPiece] {
    /// Returns the pieces with what their marks mean.
    ///
    /// The time is linear however deep the marks lie, because pairs of one intent are counted;
    /// links never lie inside one another.
    func marked(_ marks: [MarkdownMark]) -> [MarkdownPiece] {
        var result = self
        for mark in marks {
            guard case .link(let destination) = mark.meaning else { continue }
            for index in mark.pieces {
                result[index].intent = []
                result[index].link = destination
            }
        }
        for intent in [InlinePresentationIntent.emphasized, .stronglyEmphasized, .strikethrough] {
            var changes = [Int](repeating: 0, count: count + 1)
            for mark in marks where mark.meaning == .intent(intent) {
                changes[mark.pieces.lowerBound] += 1
                changes[mark.pieces.upperBound] -= 1
            }
            var depth = 0
            for index in indices {
                depth += changes[index]
                if depth > 0 { result[index].intent.formUnion(intent) }
            }
        }
        return result
    }

    /// Returns the pieces that have text; neighbors with the same attributes are joined.
    func joined() -> [MarkdownPiece] {
        reduce(into: []) { result, piece in
            if let last = result.last, last.intent == piece.intent, last.link == piece.link {
                result[result.count - 1].text += piece.text
            } else if !piece.text.isEmpty {
                result.append(piece)
            }
        }
    }

    /// Returns the pieces with links for the mail addresses in their text.
    func linkingMailAddresses() -> [MarkdownPiece] {
        flatMap { piece -> [MarkdownPiece] in
            guard piece.link == nil, piece.text.utf8.contains(UInt8(ascii: "@")),
                piece.intent.isDisjoint(with: [.code, .inlineHTML])
            else { return [piece] }
            let source = MarkdownSource(piece.text)
            var pieces: [MarkdownPiece] = []
            var end = 0
            for address in source.mailAddresses() {
                let before = source.text(end..<address.text.lowerBound)
                let text = source.text(address.text)
                pieces.append(.init(text: before, intent: piece.intent))
                pieces.append(.init(text: text, intent: piece.intent, link: address.scheme + text))
                end = address.end
            }
            pieces.append(.init(text: source.text(end..<source.count), intent: piece.intent))
            return pieces
        }
    }
}
