import Foundation

/// A token of a predicate format.
enum PredicateToken: Equatable {
    /// A key or a keyword, which the parser distinguishes; a `#` marks a key.
    case name(String, isKey: Bool)
    /// `$name`.
    case variable(String)
    /// `@name`: a collection operator.
    case collective(String)
    /// A quoted string.
    case text(String)
    case number(PredicateNumber)
    /// A placeholder for an argument: `%@`, `%K` or a numeric format.
    case argument(PredicateArgument)
    case sign(String)

    /// The token as shown in errors.
    var words: String {
        switch self {
        case .name(let name, _): name
        case .variable(let name): "$" + name
        case .collective(let name): "@" + name
        case .text(let text): "\"\(text)\""
        case .number(let number): "\(number.value)"
        case .argument(let argument): argument.rawValue
        case .sign(let sign): sign
        }
    }
}

/// The kind of a placeholder.
enum PredicateArgument: String {
    case value = "%@"
    case key = "%K"
    case number = "%d"
}

/// Splits a predicate format into tokens.
struct PredicateTokenizer {
    private var rest: Substring

    init(_ format: String) { rest = Substring(format) }

    private static let signs = [
        "==", "=<", "=>", "<=", ">=", "<>", "!=", "&&", "||", "**", ":=",
        "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",", ".", "+", "-", "*", "/",
    ]

    /// Returns the next token; `nil` at the end.
    mutating func next() throws(PredicateFormatError) -> PredicateToken? {
        rest = rest.drop(while: \.isWhitespace)
        guard let first = rest.first else { return nil }
        switch first {
        case "\"", "'": return .text(try text(until: first))
        case "%": return .argument(try argument())
        case "#": return .name(try name(after: 1), isKey: true)
        case "$": return .variable(try name(after: 1))
        case "@": return .collective(try name(after: 1))
        case _ where first.isASCII && first.isNumber: return .number(try number())
        case _ where Self.isOfNames(first): return .name(try name(after: 0), isKey: false)
        default: return .sign(try sign())
        }
    }

    private static func isOfNames(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private mutating func name(after signs: Int) throws(PredicateFormatError) -> String {
        let name = rest.dropFirst(signs).prefix(while: Self.isOfNames)
        guard !name.isEmpty else { throw .unexpected(rest.first.map(String.init)) }
        rest = rest[name.endIndex...]
        return String(name)
    }

    private mutating func sign() throws(PredicateFormatError) -> String {
        guard let sign = Self.signs.first(where: rest.hasPrefix) else {
            throw .unexpected(rest.first.map(String.init))
        }
        rest = rest.dropFirst(sign.count)
        return sign
    }

    private mutating func text(until quote: Character) throws(PredicateFormatError) -> String {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return text }
            guard character == "\\" else {
                text.append(character)
                continue
            }
            guard let escaped = rest.popFirst() else { break }
            text += Self.escapes[escaped].map(String.init) ?? String(escaped)
        }
        throw .endlessText
    }

    private static let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r"]

    /// Parses `%@`, `%K` or a numeric format; flags, width, precision and length are ignored.
    private mutating func argument() throws(PredicateFormatError) -> PredicateArgument {
        let options = rest.dropFirst().prefix { $0.isNumber || "+-.hlqzjtL".contains($0) }
        let conversion = rest[options.endIndex...].first
        rest = rest[options.endIndex...].dropFirst()
        switch conversion {
        case "@": return .value
        case "K": return .key
        case let letter? where "diuoxXcfFeEgGaA".contains(letter): return .number
        default: throw .unexpected("%" + (conversion.map(String.init) ?? ""))
        }
    }

    private mutating func number() throws(PredicateFormatError) -> PredicateNumber {
        let pattern = #/0[xX](?<hex>[0-9a-fA-F]{1,16})|[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/#
        guard let match = rest.prefixMatch(of: pattern) else {
            throw .unexpected(rest.first.map(String.init))
        }
        rest = rest[match.range.upperBound...]
        let hex = match.hex.flatMap { Int64($0, radix: 16) }
        if let integer = hex ?? Int64(match.0) { return .integer(integer) }
        guard let real = Double(match.0) else { throw .unexpected(String(match.0)) }
        return .real(real)
    }
}
