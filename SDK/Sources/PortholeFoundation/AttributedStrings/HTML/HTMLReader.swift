import Foundation

/// Reads the text of HTML with its links, bold and italic parts.
struct HTMLReader {
    private let text = NSMutableAttributedString(string: "")
    private var words = ""
    /// Whether further white space would be collapsed.
    private var isAfterSpace = true
    private var isAtLineStart = true
    /// The number of open elements for each intent.
    private var intents: [InlinePresentationIntent: Int] = [:]
    private var links: [URL?] = []
    /// The number of the next item of each open list; `nil` for unordered lists.
    private var lists: [Int?] = []

    static func read(_ source: String) -> NSAttributedString {
        var reader = HTMLReader()
        var rest = source[...]
        while let character = rest.first {
            if character == "<", let (tag, after) = HTMLTag.first(in: rest) {
                reader.take(tag)
                rest = tag.isHidden ? tag.skipped(in: after) : after
            } else if character == "&", let (characters, after) = HTMLEntity.first(in: rest) {
                characters.forEach { reader.append($0) }
                rest = after
            } else if character.isWhitespace {
                reader.appendSpace()
                rest = rest.dropFirst()
            } else {
                reader.append(rest.removeFirst())
            }
        }
        reader.dropSpace()
        reader.finishRun()
        return reader.text
    }

    private mutating func append(_ character: Character) {
        words.append(character)
        isAfterSpace = false
        isAtLineStart = false
    }

    private mutating func appendSpace() {
        if !isAfterSpace { words.append(" ") }
        isAfterSpace = true
    }

    private mutating func dropSpace() {
        if words.last == " " { words.removeLast() }
    }

    private mutating func take(_ tag: HTMLTag) {
        if tag.name == "br" { startLine() }
        if tag.isBlock {
            if !isAtLineStart { startLine() }
            takeList(tag)
        }
        if tag.name == "a" {
            finishRun()
            if tag.isEnd { _ = links.popLast() } else { links.append(tag.link) }
        }
        if let intent = tag.intent {
            finishRun()
            intents[intent] = max(0, intents[intent, default: 0] + (tag.isEnd ? -1 : 1))
        }
    }

    private mutating func takeList(_ tag: HTMLTag) {
        switch (tag.name, tag.isEnd) {
        case ("ul", false): lists.append(nil)
        case ("ol", false): lists.append(1)
        case ("ul", true), ("ol", true): _ = lists.popLast()
        case ("li", false):
            let number = lists.last ?? nil
            words += number.map { "\t\($0).\t" } ?? "\t•\t"
            if let number { lists[lists.count - 1] = number + 1 }
        default: break
        }
    }

    private mutating func startLine() {
        dropSpace()
        words.append("\n")
        isAfterSpace = true
        isAtLineStart = true
    }

    private mutating func finishRun() {
        guard !words.isEmpty else { return }
        var attributes: [NSAttributedString.Key: Any] = [:]
        let intent = intents.reduce(into: InlinePresentationIntent()) {
            if $1.value > 0 { $0.formUnion($1.key) }
        }
        if !intent.isEmpty { attributes[.inlinePresentationIntent] = intent.rawValue }
        if let link = links.last ?? nil { attributes[.link] = link }
        text.append(NSAttributedString(string: words, attributes: attributes))
        words = ""
    }
}
