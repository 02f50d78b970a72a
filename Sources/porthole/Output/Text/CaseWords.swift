import WidgetHost

extension WidgetParameter {
    /// When users are asked for the parameter, in words that follow "asked for"; nil for always.
    var caseWords: String? {
        if isUnasked { return "only by --set" }
        if cases.isEmpty { return nil }
        return "when "
            + cases.map { conditions in
                conditions.map(\.words).joined(separator: " and ")
            }.joined(separator: ", or when ")
    }
}

extension ParameterCondition {
    /// The condition in words.
    fileprivate var words: String {
        let subject = subject ?? "the family"
        let not = isNegated ? "not " : ""
        return switch comparison {
        case .hasValue: "\(subject) has \(isNegated ? "no" : "a") value"
        case .equal(let values): "\(subject) is \(not)\(Self.choice(of: values.map { "\($0)" }))"
        case .less(let limit): "\(subject) is \(isNegated ? "at least" : "less than") \(limit)"
        case .greater(let limit): "\(subject) is \(isNegated ? "at most" : "more than") \(limit)"
        case .family(let families):
            "\(subject) is \(not)\(Self.choice(of: families.map(\.rawValue)))"
        }
    }

    private static func choice(of words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.last ?? "nothing" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
