import Foundation

/// An HTML tag, or a comment, whose name is empty.
struct HTMLTag {
    let name: String
    let isEnd: Bool
    private let attributes: Substring

    /// Returns the tag at the start of the text and the rest; `nil` if its "<" starts no tag.
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

    /// Returns the index of the first ">" outside quotation marks.
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

    /// The inline intent of the element.
    var intent: InlinePresentationIntent? {
        switch name {
        case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6": .stronglyEmphasized
        case "i", "em", "cite": .emphasized
        case "code", "tt": .code
        case "s", "del", "strike": .strikethrough
        default: nil
        }
    }

    /// Whether the element starts a block of its own.
    var isBlock: Bool {
        switch name {
        case "p", "div", "ul", "ol", "li", "table", "tr", "blockquote", "pre", "section", "article",
            "header", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "dl", "dt", "dd", "body":
            true
        default: false
        }
    }

    /// Whether the content of the element is not shown.
    var isHidden: Bool { !isEnd && ["script", "style", "title"].contains(name) }

    /// Returns the text after a hidden element.
    func skipped(in source: Substring) -> Substring {
        var rest = source
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...]
            if let (tag, after) = Self.first(in: rest), tag.isEnd, tag.name == name { return after }
            rest = rest.dropFirst()
        }
        return ""
    }

    /// The destination of a link.
    var link: URL? {
        let pattern = #/(?i)\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/#
        guard let match = attributes.firstMatch(of: pattern) else { return nil }
        let address = match.1 ?? match.2 ?? match.3 ?? ""
        return URL(string: String(address).replacing("&amp;", with: "&"))
    }
}
