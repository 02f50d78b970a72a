extension MarkdownSource {
    /// The limit for parentheses inside one another in a destination; CommonMark asks for three or
    /// more.
    private static let deepest = 32

    /// Returns the destination of the target at an index, such as `(address "title")`, and the
    /// index after it.
    func target(at start: Int) -> (destination: String, end: Int)? {
        guard self[start] == "(",
            let destination = destination(at: endOfSpace(at: start + 1))
        else { return nil }
        var end = endOfSpace(at: destination.end)
        if end > destination.end, let titleEnd = title(at: end) { end = endOfSpace(at: titleEnd) }
        guard self[end] == ")" else { return nil }
        return (unescaped(destination.range), end + 1)
    }

    private func destination(at start: Int) -> (range: Range<Int>, end: Int)? {
        guard self[start] == "<" else {
            let end = endOfAddress(at: start)
            return end.map { (start..<$0, $0) }
        }
        let end = self.end(from: start + 1, escaping: ">", "<", "\n")
        return self[end] == ">" ? (start + 1..<end, end + 1) : nil
    }

    /// Returns the index after an address without spaces, whose parentheses are in pairs.
    private func endOfAddress(at start: Int) -> Int? {
        var depth = 0
        var index = start
        while let scalar = self[index], scalar.value > 0x20, scalar.value != 0x7F {
            if scalar == "(" { depth += 1 }
            if scalar == ")" { depth -= 1 }
            if depth < 0 { break }
            if depth > Self.deepest { return nil }
            index += scalar == "\\" && (self[index + 1]?.isASCIIPunctuation ?? false) ? 2 : 1
        }
        return depth > 0 ? nil : index
    }

    private func title(at start: Int) -> Int? {
        let close: Unicode.Scalar
        let end: Int
        switch self[start] {
        case "\"":
            close = "\""
            end = self.end(from: start + 1, escaping: close)
        case "'":
            close = "'"
            end = self.end(from: start + 1, escaping: close)
        case "(":
            close = ")"
            end = self.end(from: start + 1, escaping: close, "(")
        default: return nil
        }
        return self[end] == close ? end + 1 : nil
    }

    /// Returns the index of the first of `marks` without a backslash.
    private func end(from start: Int, escaping marks: Unicode.Scalar...) -> Int {
        var index = start
        while let scalar = self[index], !marks.contains(scalar) {
            index += scalar == "\\" && (self[index + 1]?.isASCIIPunctuation ?? false) ? 2 : 1
        }
        return index
    }
}
