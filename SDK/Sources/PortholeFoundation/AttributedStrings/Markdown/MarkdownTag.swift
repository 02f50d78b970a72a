/// Tags of HTML, which Markdown shows as they are written.
extension MarkdownSource {
    /// The limit for the length of a tag, since hostile text could start tags without end.
    private static let longestTag = 1_000

    /// Returns the index after the tag, comment, instruction or declaration at an index.
    ///
    /// Differs from CommonMark: longer ones than a thousand characters are text.
    func endOfTag(at start: Int) -> Int? {
        let end: Int? =
            switch self[start + 1] {
            case "?": end(of: "?>", from: start + 2)
            case "!" where has("--", at: start + 2): endOfComment(at: start + 4)
            case "!" where has("[CDATA[", at: start + 2): end(of: "]]>", from: start + 9)
            case "!" where self[start + 2]?.isASCIILetter ?? false: end(of: ">", from: start + 3)
            case "/": endOfEndTag(at: start + 2)
            default: endOfStartTag(at: start + 1)
            }
        return end.flatMap { $0 - start <= Self.longestTag ? $0 : nil }
    }

    private func end(of mark: String, from start: Int) -> Int? {
        let limit = min(count, start + Self.longestTag)
        return (start..<max(start, limit)).first { has(mark, at: $0) }.map { $0 + mark.count }
    }

    private func endOfComment(at start: Int) -> Int? {
        if self[start] == ">" { return start + 1 }
        if has("->", at: start) { return start + 2 }
        return end(of: "-->", from: start)
    }

    private func endOfName(at start: Int) -> Int? {
        guard self[start]?.isASCIILetter ?? false else { return nil }
        return end(from: start) { $0.isASCIIWordLike(or: "-") }
    }

    private func endOfEndTag(at start: Int) -> Int? {
        guard let name = endOfName(at: start) else { return nil }
        let end = endOfSpace(at: name)
        return self[end] == ">" ? end + 1 : nil
    }

    private func endOfStartTag(at start: Int) -> Int? {
        guard var end = endOfName(at: start) else { return nil }
        while end - start <= Self.longestTag {
            let next = endOfSpace(at: end)
            guard next > end, let attribute = endOfAttribute(at: next) else {
                let close = self[next] == "/" ? next + 1 : next
                return self[close] == ">" ? close + 1 : nil
            }
            end = attribute
        }
        return nil
    }

    private func endOfAttribute(at start: Int) -> Int? {
        guard let first = self[start], first.isASCIILetter || first == "_" || first == ":" else {
            return nil
        }
        let name = end(from: start) { $0.isASCIIWordLike(or: "_", ".", ":", "-") }
        let equals = endOfSpace(at: name)
        guard self[equals] == "=" else { return name }
        return endOfValue(at: endOfSpace(at: equals + 1))
    }

    private func endOfValue(at start: Int) -> Int? {
        if let quote = self[start], quote == "\"" || quote == "'" {
            let end = end(from: start + 1) { $0 != quote }
            return self[end] == nil ? nil : end + 1
        }
        let end = end(from: start) {
            !$0.isMarkdownSpace && !"\"'=<>`".unicodeScalars.contains($0)
        }
        return end > start ? end : nil
    }
}
