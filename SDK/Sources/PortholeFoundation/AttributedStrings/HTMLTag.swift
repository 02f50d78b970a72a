import Foundation

/// A tag of HTML, or a comment, which has no name.
struct HTMLTag {
    let name: String
    let isEnd: Bool
    private let attributes: Substring

    /// The tag at the start of a text, and what follows it; `nil` where a "<" is a letter.
    static func first(in source: Substring) -> (tag: HTMLTag, after: Substring)? {
        if source.hasPrefix("<!--") {
            let end = source.firstRange(of: "-->")?.upperBound ?? source.endIndex
            return (HTMLTag(name: "", isEnd: false, attributes: ""), source[end...])
        }
        let isEnd = source.hasPrefix("</")
        let inside = source.dropFirst(isEnd ? 2 : 1)
        guard let first = inside.first, first.isLetter || first == "!" || first == "?",
            let end = end(of: inside)
        else { return nil }
        let name = inside[..<end].prefix { $0.isLetter || $0.isNumber }
        let tag = HTMLTag(
            name: name.lowercased(), isEnd: isEnd, attributes: inside[name.endIndex..<end])
        return (tag, inside[inside.index(after: end)...])
    }

    /// Where the ">" is that is in no quotation.
    private static func end(of tag: Substring) -> Substring.Index? {
        var quote: Character?
        return tag.indices.first { index in
            let character = tag[index]
            if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == character {
                quote = nil
            }
            return quote == nil && character == ">"
        }
    }

    /// What the words are that it holds.
    var intent: InlinePresentationIntent? {
        switch name {
        case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6": .stronglyEmphasized
        case "i", "em", "cite": .emphasized
        case "code", "tt": .code
        case "s", "del", "strike": .strikethrough
        default: nil
        }
    }

    /// Whether lines of its own hold what is in it.
    var isBlock: Bool {
        switch name {
        case "p", "div", "ul", "ol", "li", "table", "tr", "blockquote", "pre", "section", "article",
            "header", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "dl", "dt", "dd", "body":
            true
        default: false
        }
    }

    /// Whether nothing of what is in it is shown.
    var isHidden: Bool { !isEnd && ["script", "style", "title"].contains(name) }

    /// What follows a hidden element.
    func skipped(in source: Substring) -> Substring {
        var rest = source
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...]
            if let (tag, after) = Self.first(in: rest), tag.isEnd, tag.name == name { return after }
            rest = rest.dropFirst()
        }
        return ""
    }

    /// Where it leads.
    var link: URL? {
        let pattern = #/(?i)\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/#
        guard let match = attributes.firstMatch(of: pattern) else { return nil }
        let address = match.1 ?? match.2 ?? match.3 ?? ""
        return URL(string: String(address).replacing("&amp;", with: "&"))
    }
}
