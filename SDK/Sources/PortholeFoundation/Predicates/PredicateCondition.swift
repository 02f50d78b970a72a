import Foundation

/// A part of a predicate that is true or false.
indirect enum PredicateCondition {
    case always(Bool)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case comparison(PredicateComparison)

    func holds(for subject: PredicateSubject) -> Bool {
        switch self {
        case .always(let truth): truth
        case .not(let condition): !condition.holds(for: subject)
        case .all(let conditions): conditions.allSatisfy { $0.holds(for: subject) }
        case .any(let conditions): conditions.contains { $0.holds(for: subject) }
        case .comparison(let comparison): comparison.holds(for: subject)
        }
    }
}

/// How many elements of the left side must satisfy a comparison.
enum PredicateQuantifier: String {
    case any = "ANY"
    case some = "SOME"
    case all = "ALL"
    case none = "NONE"
}

/// The operator of a comparison.
enum PredicateOperator: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case isIn = "IN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"

    /// Creates an operator from its sign or name, in any case.
    init?(words: String) {
        let other = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
        self.init(rawValue: other[words] ?? words.uppercased())
    }
}

/// A comparison of two terms.
struct PredicateComparison {
    let quantifier: PredicateQuantifier?
    let left: PredicateTerm
    let comparing: PredicateOperator
    let options: String.CompareOptions
    let right: PredicateTerm

    func holds(for subject: PredicateSubject) -> Bool {
        let left = left.value(for: subject)
        let right = right.value(for: subject)
        guard let quantifier else { return holds(left, right) }
        let elements = KeyedValues.elements(of: left) ?? [left].compactMap(\.self)
        return switch quantifier {
        case .any, .some: elements.contains { holds($0, right) }
        case .all: elements.allSatisfy { holds($0, right) }
        case .none: !elements.contains { holds($0, right) }
        }
    }

    private func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch comparing {
        case .equal: PredicateValue.areEqual(left, right, options)
        case .unequal: !PredicateValue.areEqual(left, right, options)
        case .less: isOrdered(left, right, [.orderedAscending])
        case .lessOrEqual: isOrdered(left, right, [.orderedAscending, .orderedSame])
        case .greater: isOrdered(left, right, [.orderedDescending])
        case .greaterOrEqual: isOrdered(left, right, [.orderedDescending, .orderedSame])
        case .between: isBetween(left, right)
        case .isIn: has(right, left)
        case .contains: has(left, right)
        case .beginsWith: contains(left, right, .anchored)
        case .endsWith: contains(left, right, [.anchored, .backwards])
        case .like: pair(left, right).map { TextPattern.isLike($0, $1, options) } ?? false
        case .matches: pair(left, right).map { TextPattern.matches($0, $1, options) } ?? false
        }
    }

    private func isOrdered(_ left: Any?, _ right: Any?, _ wanted: [ComparisonResult]) -> Bool {
        PredicateValue.order(left, right, options).map(wanted.contains) ?? false
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
        guard let bounds = KeyedValues.elements(of: bounds), bounds.count == 2 else { return false }
        return isOrdered(value, bounds[0], [.orderedDescending, .orderedSame])
            && isOrdered(value, bounds[1], [.orderedAscending, .orderedSame])
    }

    /// Returns whether a collection contains an element, or a string contains another.
    private func has(_ whole: Any?, _ part: Any?) -> Bool {
        KeyedValues.elements(of: whole)?
            .contains { PredicateValue.areEqual($0, part, options) } ?? contains(whole, part, [])
    }

    private func contains(_ whole: Any?, _ part: Any?, _ where: String.CompareOptions) -> Bool {
        guard let (whole, part) = pair(whole, part) else { return false }
        return whole.range(of: part, options: options.union(`where`)) != nil
    }

    private func pair(_ first: Any?, _ second: Any?) -> (String, String)? {
        switch (PredicateValue(first), PredicateValue(second)) {
        case (.text(let first), .text(let second)): (first, second)
        default: nil
        }
    }
}
