/// The text of a Swift source, with its code separated from comments and strings.
struct SwiftCode {
    private let text: [UInt8]
    /// The start and end offsets of comments and strings, alternating.
    private var borders: [Int] = []

    init(_ source: String) {
        text = Array(source.utf8)
        var index = 0
        while index < text.count {
            guard let end = end(ofLiteralAt: index) else {
                index += 1
                continue
            }
            borders += [index, end]
            index = end
        }
    }

    /// The code alone; a space stands for each comment and string.
    var withoutLiterals: String { mapped({ $0 }, literals: { _ in " " }) }

    /// Returns the text with its code transformed, and perhaps its comments and strings.
    func mapped(
        _ change: (String) -> String, literals: (String) -> String = { $0 }
    ) -> String {
        var result = ""
        var start = 0
        var isCode = true
        for end in borders + [text.count] {
            let part = String(decoding: text[start..<end], as: UTF8.self)
            result += isCode ? change(part) : literals(part)
            (start, isCode) = (end, !isCode)
        }
        return result
    }

    private func begins(_ word: String, at index: Int) -> Bool {
        text[index...].starts(with: word.utf8)
    }

    /// Returns the end of the comment or string literal that starts here; `nil` if there is none.
    private func end(ofLiteralAt start: Int) -> Int? {
        if begins("//", at: start) {
            return text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        }
        if begins("/*", at: start) { return end(ofCommentAt: start) }
        let quote = text[start...].drop { $0 == UInt8(ascii: "#") }
        guard quote.first == UInt8(ascii: "\"") else { return nil }
        return end(ofStringAt: quote.startIndex, pounds: quote.startIndex - start)
    }

    /// Returns the end of a comment, which may contain nested ones.
    private func end(ofCommentAt start: Int) -> Int {
        var depth = 0
        var index = start
        repeat {
            if begins("/*", at: index) {
                depth += 1
                index += 2
            } else if begins("*/", at: index) {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < text.count
        return min(index, text.count)
    }

    /// Returns the end of a string whose quotation marks start here, after a number of `#`.
    private func end(ofStringAt start: Int, pounds: Int) -> Int {
        let pound = String(repeating: "#", count: pounds)
        let isLong = begins("\"\"\"", at: start)
        let quotes = isLong ? "\"\"\"" : "\""
        var index = start + quotes.utf8.count
        while index < text.count {
            if begins(quotes + pound, at: index) { return index + quotes.utf8.count + pounds }
            // A string that its line does not end is the compiler's to complain about.
            if !isLong, text[index] == UInt8(ascii: "\n") { return index }
            if begins("\\\(pound)(", at: index) {
                index = end(ofParenthesesAt: index + 1 + pounds)
            } else if begins("\\" + pound, at: index) {
                index += pounds + 2
            } else {
                index += 1
            }
        }
        return text.count
    }

    /// Returns the end of a pair of parentheses, which may contain nested ones and strings.
    private func end(ofParenthesesAt start: Int) -> Int {
        var depth = 0
        var index = start
        repeat {
            if let end = end(ofLiteralAt: index) {
                index = end
                continue
            }
            if text[index] == UInt8(ascii: "(") { depth += 1 }
            if text[index] == UInt8(ascii: ")") { depth -= 1 }
            index += 1
        } while depth > 0 && index < text.count
        return index
    }
}
