/// Splits a `printf` format into literals and specifiers with their arguments.
package struct FormatParts: Sequence, IteratorProtocol {
    package enum Part: Equatable {
        case literal(String)
        case specifier(String, argument: Int)
    }

    private var rest: Substring
    /// The index of the argument for the next specifier without a position.
    package private(set) var nextArgument: Int

    package init(_ format: String, nextArgument: Int = 0) {
        rest = Substring(format)
        self.nextArgument = nextArgument
    }

    package mutating func next() -> Part? {
        guard let first = rest.first else { return nil }
        guard first == "%" else {
            let literal = rest.prefix { $0 != "%" }
            rest = rest[literal.endIndex...]
            return .literal(String(literal))
        }
        if rest.hasPrefix("%%") {
            rest = rest.dropFirst(2)
            return .literal("%")
        }
        return specifier()
    }

    private mutating func specifier() -> Part {
        let flags = rest.dropFirst().prefix { !$0.isLetter && $0 != "@" && $0 != "%" }
        let length = rest[flags.endIndex...].prefix { "hlqzjtL".contains($0) }
        guard let conversion = rest[length.endIndex...].first else {
            defer { rest = "" }
            return .literal(String(rest))
        }
        rest = rest[length.endIndex...].dropFirst()
        var options = String(flags)
        var argument = nextArgument
        if let dollar = options.firstIndex(of: "$"), let place = Int(options[..<dollar]),
            place > 0
        {
            argument = place - 1
            options = String(options[options.index(after: dollar)...])
        } else {
            nextArgument += 1
        }
        return .specifier("%\(options)\(length)\(conversion)", argument: argument)
    }
}
