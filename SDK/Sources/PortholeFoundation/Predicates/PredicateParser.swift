import Foundation

/// Parses predicate formats by the grammar of Apple's Predicate Programming Guide.
///
/// There is a function for each level of precedence: `OR`, `AND`, `NOT`, comparisons, sums,
/// products, powers and primaries. Parentheses may contain a condition or a term, so all functions
/// return a phrase that the caller converts to what it needs.
struct PredicateParser {
    private enum Phrase {
        case condition(PredicateCondition)
        case term(PredicateTerm)
    }

    /// The limit for nesting, since hostile formats could nest without end.
    static let deepest = 50

    private let tokens: [PredicateToken]
    private var place = 0
    private let arguments: [Any?]
    private var taken = 0
    private var depth = 0

    private init(_ format: String, _ arguments: [Any?]) throws(PredicateFormatError) {
        var tokenizer = PredicateTokenizer(format)
        var tokens: [PredicateToken] = []
        while let token = try tokenizer.next() { tokens.append(token) }
        self.tokens = tokens
        self.arguments = arguments
    }

    /// Parses the condition of a format with its arguments.
    static func condition(
        of format: String, _ arguments: [Any?]
    ) throws(PredicateFormatError) -> PredicateCondition {
        var parser = try Self(format, arguments)
        let phrase = try parser.disjunction()
        guard parser.token == nil else { throw parser.unexpected }
        return try parser.condition(phrase)
    }

    // MARK: Conditions

    private mutating func disjunction() throws(PredicateFormatError) -> Phrase {
        let first = try conjunction()
        guard isNext("||", "OR") else { return first }
        var conditions = [try condition(first)]
        while skip("||", "OR") { conditions.append(try condition(try conjunction())) }
        return .condition(.any(conditions))
    }

    private mutating func conjunction() throws(PredicateFormatError) -> Phrase {
        let first = try negation()
        guard isNext("&&", "AND") else { return first }
        var conditions = [try condition(first)]
        while skip("&&", "AND") { conditions.append(try condition(try negation())) }
        return .condition(.all(conditions))
    }

    private mutating func negation() throws(PredicateFormatError) -> Phrase {
        guard skip("!", "NOT") else { return try comparison() }
        try deeper()
        defer { depth -= 1 }
        return .condition(.not(try condition(try negation())))
    }

    private mutating func comparison() throws(PredicateFormatError) -> Phrase {
        var quantifier: PredicateQuantifier?
        if case .name(let name, isKey: false)? = token {
            quantifier = PredicateQuantifier(rawValue: name.uppercased())
        }
        if quantifier != nil { place += 1 }
        let left = try sum()
        guard let comparing = nextOperator else {
            if quantifier != nil { throw unexpected }
            return left
        }
        place += 1
        let options = try options()
        return .condition(
            .comparison(
                PredicateComparison(
                    quantifier: quantifier, left: try term(left), comparing: comparing,
                    options: options, right: try term(try sum()))))
    }

    private var nextOperator: PredicateOperator? {
        switch token {
        case .sign(let words), .name(let words, isKey: false): PredicateOperator(words: words)
        default: nil
        }
    }

    /// Parses options after an operator such as `[c]` and `[d]`; `n` and `l` are ignored.
    private mutating func options() throws(PredicateFormatError) -> String.CompareOptions {
        guard skip("[") else { return [] }
        guard case .name(let letters, _)? = token, letters.lowercased().allSatisfy("cdnl".contains)
        else { throw unexpected }
        place += 1
        try expect("]")
        var options: String.CompareOptions = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    // MARK: Terms

    private mutating func sum() throws(PredicateFormatError) -> Phrase {
        try chain(["+", "-"]) { (parser) throws(PredicateFormatError) in try parser.product() }
    }

    private mutating func product() throws(PredicateFormatError) -> Phrase {
        try chain(["*", "/"]) { (parser) throws(PredicateFormatError) in try parser.power() }
    }

    private mutating func power() throws(PredicateFormatError) -> Phrase {
        try chain(["**"]) { (parser) throws(PredicateFormatError) in try parser.sign() }
    }

    private mutating func chain(
        _ signs: [String],
        of next: (inout PredicateParser) throws(PredicateFormatError) -> Phrase
    ) throws(PredicateFormatError) -> Phrase {
        let first = try next(&self)
        var others: [(PredicateArithmetic, PredicateTerm)] = []
        while case .sign(let sign)? = token, signs.contains(sign),
            let arithmetic = PredicateArithmetic(rawValue: sign)
        {
            place += 1
            others.append((arithmetic, try term(try next(&self))))
        }
        return others.isEmpty ? first : .term(.chain(try term(first), others))
    }

    private mutating func sign() throws(PredicateFormatError) -> Phrase {
        guard skip("-") else { return try operand() }
        try deeper()
        defer { depth -= 1 }
        return .term(.chain(.constant(0), [(.difference, try term(try sign()))]))
    }

    /// Parses a primary with the keys and indexes that follow it.
    private mutating func operand() throws(PredicateFormatError) -> Phrase {
        try deeper()
        let before = depth
        defer { depth = before - 1 }
        var phrase = try primary()
        while isNext(".", "[") {
            if skip(".") {
                phrase = .term(Self.path(try term(phrase), try key()))
            } else {
                try deeper()
                place += 1
                phrase = .term(.element(try term(phrase), try index()))
                try expect("]")
            }
        }
        return phrase
    }

    private static func path(_ term: PredicateTerm, _ key: String) -> PredicateTerm {
        if case .path(let base, let keys) = term { return .path(base, keys + [key]) }
        return .path(term, [key])
    }

    private mutating func key() throws(PredicateFormatError) -> String {
        defer { place += 1 }
        switch token {
        case .name(let name, _): return name
        case .collective(let name): return "@" + name
        default: throw unexpected
        }
    }

    private mutating func index() throws(PredicateFormatError) -> PredicatePlace {
        if skip("FIRST") { return .first }
        if skip("LAST") { return .last }
        if skip("SIZE") { return .size }
        return .at(try term(try sum()))
    }

    private mutating func primary() throws(PredicateFormatError) -> Phrase {
        guard let token else { throw unexpected }
        place += 1
        switch token {
        case .text(let text): return .term(.constant(text))
        case .number(let number): return .term(.constant(number.value))
        case .variable(let name): return .term(.variable(name))
        case .collective(let name): return .term(.path(.subject, ["@" + name]))
        case .argument(let argument): return .term(try term(of: argument))
        case .name(let name, isKey: true): return .term(.path(.subject, [name]))
        case .name(let name, isKey: false): return try phrase(named: name)
        case .sign("("):
            let phrase = try disjunction()
            try expect(")")
            return phrase
        case .sign("{"): return .term(.list(try terms(until: "}")))
        case .sign:
            place -= 1
            throw unexpected
        }
    }

    private mutating func phrase(named name: String) throws(PredicateFormatError) -> Phrase {
        if skip("(") { return .term(try call(of: name.lowercased())) }
        switch name.uppercased() {
        case "TRUEPREDICATE": return .condition(.always(true))
        case "FALSEPREDICATE": return .condition(.always(false))
        case "SELF": return .term(.subject)
        case "NIL", "NULL": return .term(.constant(nil))
        case "YES", "TRUE": return .term(.constant(true))
        case "NO", "FALSE": return .term(.constant(false))
        case let word where Self.reserved.contains(word):
            place -= 1
            throw unexpected
        default: return .term(.path(.subject, [name]))
        }
    }

    /// Words that are keys only after a `#`.
    private static let reserved: Set = [
        "AND", "OR", "NOT", "IN", "ANY", "ALL", "SOME", "NONE", "LIKE", "MATCHES", "CONTAINS",
        "BEGINSWITH", "ENDSWITH", "BETWEEN",
    ]

    private mutating func call(of name: String) throws(PredicateFormatError) -> PredicateTerm {
        switch name {
        case "subquery":
            let elements = try term(try sum())
            try expect(",")
            guard case .variable(let variable)? = token else { throw unexpected }
            place += 1
            try expect(",")
            let condition = try condition(try disjunction())
            try expect(")")
            return .elements(elements, variable: variable, condition)
        case "ternary":
            let condition = try condition(try disjunction())
            try expect(",")
            let terms = try terms(until: ")")
            guard terms.count == 2 else { throw unexpected }
            return .either(condition, terms[0], terms[1])
        default:
            guard let function = PredicateFunction(rawValue: name) else {
                throw .unknownFunction(name)
            }
            return .function(function, try terms(until: ")"))
        }
    }

    private mutating func terms(until end: String) throws(PredicateFormatError) -> [PredicateTerm] {
        if skip(end) { return [] }
        var terms: [PredicateTerm] = []
        repeat { terms.append(try term(try sum())) } while skip(",")
        try expect(end)
        return terms
    }

    private mutating func term(
        of argument: PredicateArgument
    ) throws(PredicateFormatError) -> PredicateTerm {
        guard taken < arguments.count else { throw .missingArgument(arguments.count) }
        let value = KeyedValues.unwrapped(arguments[taken])
        taken += 1
        switch argument {
        case .value: return .constant(value)
        case .key:
            guard let path = value as? String else { throw .wrongArgument(argument.rawValue) }
            return .path(.subject, path.split(separator: ".").map(String.init))
        case .number:
            guard let number = value.flatMap(PredicateNumber.init) else {
                throw .wrongArgument(argument.rawValue)
            }
            return .constant(number.value)
        }
    }

    // MARK: Tokens

    private var token: PredicateToken? { place < tokens.count ? tokens[place] : nil }

    private var unexpected: PredicateFormatError { .unexpected(token?.words) }

    private func isNext(_ words: String...) -> Bool { isNext(words) }

    private func isNext(_ words: [String]) -> Bool {
        switch token {
        case .sign(let sign): words.contains(sign)
        case .name(let name, isKey: false): words.contains(name.uppercased())
        default: false
        }
    }

    private mutating func skip(_ words: String...) -> Bool {
        let isThere = isNext(words)
        if isThere { place += 1 }
        return isThere
    }

    private mutating func expect(_ sign: String) throws(PredicateFormatError) {
        if !skip(sign) { throw unexpected }
    }

    private mutating func deeper() throws(PredicateFormatError) {
        depth += 1
        if depth > Self.deepest { throw .tooDeep }
    }

    private func condition(_ phrase: Phrase) throws(PredicateFormatError) -> PredicateCondition {
        guard case .condition(let condition) = phrase else { throw unexpected }
        return condition
    }

    private func term(_ phrase: Phrase) throws(PredicateFormatError) -> PredicateTerm {
        guard case .term(let term) = phrase else { throw unexpected }
        return term
    }
}
