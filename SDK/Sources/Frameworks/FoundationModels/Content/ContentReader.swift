/// Reads content from JSON that may end anywhere.
struct ContentReader {
    private let text: [Unicode.Scalar]
    private var index = 0
    private var depth = 0

    /// More levels than this are not content, and would fill the stack.
    private static let deepest = 200

    init(_ json: String) { text = Array(json.unicodeScalars) }

    /// Returns the content of the whole text; throws if it does not start with JSON.
    mutating func all() throws -> GeneratedContent {
        guard let content = try value() else { throw failure("holds nothing") }
        guard next == nil else { throw failure("goes on behind its end") }
        return content
    }

    /// The next scalar after white space; `nil` at the end.
    private var next: Unicode.Scalar? {
        mutating get {
            while index < text.count, " \n\r\t".unicodeScalars.contains(text[index]) { index += 1 }
            return index < text.count ? text[index] : nil
        }
    }

    private func content(_ kind: GeneratedContent.Kind, isComplete: Bool) -> GeneratedContent {
        GeneratedContent(kind: kind, id: nil, isComplete: isComplete)
    }

    /// Reads a value; `nil` if the text ends before it can be determined.
    private mutating func value() throws -> GeneratedContent? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw failure("is nested too deep") }
        switch next {
        case nil: return nil
        case "{": return try structure()
        case "[": return try list()
        case "\"":
            let (text, isComplete) = try string()
            return content(.string(text), isComplete: isComplete)
        default: return try word()
        }
    }

    private mutating func structure() throws -> GeneratedContent {
        var (properties, keys): ([String: GeneratedContent], [String]) = ([:], [])
        let isComplete = try members(until: "}") { reader in
            guard reader.next == "\"" else { throw reader.failure("lacks a name") }
            let (key, isWhole) = try reader.string()
            guard isWhole, let colon = reader.next else { return false }
            guard colon == ":" else { throw reader.failure("lacks a colon") }
            reader.index += 1
            guard let value = try reader.value() else { return false }
            if properties.updateValue(value, forKey: key) == nil { keys.append(key) }
            return value.isComplete
        }
        return content(
            .structure(properties: properties, orderedKeys: keys), isComplete: isComplete)
    }

    private mutating func list() throws -> GeneratedContent {
        var elements: [GeneratedContent] = []
        let isComplete = try members(until: "]") { reader in
            guard let value = try reader.value() else { return false }
            elements.append(value)
            return value.isComplete
        }
        return content(.array(elements), isComplete: isComplete)
    }

    /// Reads members up to a bracket; whether it came, and all of them are complete.
    private mutating func members(
        until end: Unicode.Scalar, read: (inout ContentReader) throws -> Bool
    ) throws -> Bool {
        index += 1
        if next == end {
            index += 1
            return true
        }
        while next != nil {
            guard try read(&self) else { return false }
            switch next {
            case nil: return false
            case ",": index += 1
            case end:
                index += 1
                return true
            default: throw failure("lacks a comma")
            }
        }
        return false
    }

    /// Reads the string whose quotation mark is next, as far as it is complete.
    private mutating func string() throws -> (String, isComplete: Bool) {
        index += 1
        // UTF-16 code units, because a scalar may be escaped as two surrogates.
        var units: [UInt16] = []
        while index < text.count {
            let scalar = text[index]
            index += 1
            if scalar == "\"" { return (String(decoding: units, as: UTF16.self), true) }
            if scalar != "\\" {
                units += String(scalar).utf16
            } else if let unit = try escape() {
                units.append(unit)
            } else {
                break
            }
        }
        index = text.count
        return (String(decoding: units, as: UTF16.self), false)
    }

    /// Reads the character after a backslash; `nil` if the text ends before.
    private mutating func escape() throws -> UInt16? {
        guard index < text.count else { return nil }
        let scalar = text[index]
        index += 1
        switch scalar {
        case "b": return 8
        case "f": return 12
        case "n": return 10
        case "r": return 13
        case "t": return 9
        case "\"", "\\", "/": return UInt16(scalar.value)
        case "u":
            guard index + 4 <= text.count else { return nil }
            let digits = String(String.UnicodeScalarView(text[index..<(index + 4)]))
            guard let unit = UInt16(digits, radix: 16) else { throw failure("has a bad escape") }
            index += 4
            return unit
        default: throw failure("has a bad escape")
        }
    }

    /// Reads a number, `true`, `false` or `null`; `nil` if the text ends within it.
    private mutating func word() throws -> GeneratedContent? {
        let start = index
        while index < text.count, !",:]}{[\" \n\r\t".unicodeScalars.contains(text[index]) {
            index += 1
        }
        let word = String(String.UnicodeScalarView(text[start..<index]))
        switch word {
        case "null": return content(.null, isComplete: true)
        case "true", "false": return content(.bool(word == "true"), isComplete: true)
        default: break
        }
        if let first = word.first, first == "-" || first.isNumber, let number = Double(word) {
            // More digits may follow unless something ends the number, which nothing does at the
            // top level.
            return content(.number(number), isComplete: index < text.count || depth == 1)
        }
        let isBeginning =
            index == text.count
            && (["null", "true", "false"].contains { $0.hasPrefix(word) } || word.first == "-")
        guard isBeginning, !word.isEmpty else { throw failure("has '\(word)' for a value") }
        return nil
    }

    private func failure(_ reason: String) -> LanguageModelSession.GenerationError {
        .decodingFailure(.init(debugDescription: "The JSON \(reason), at character \(index)"))
    }
}
