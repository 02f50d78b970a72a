import Foundation

/// A part of a predicate that has a value.
indirect enum PredicateTerm {
    case constant(Any?)
    /// `SELF`.
    case subject
    case variable(String)
    /// A key path, which may contain collection operators such as `@sum`.
    case path(PredicateTerm, [String])
    case element(PredicateTerm, PredicatePlace)
    case list([PredicateTerm])
    /// A list rather than a tree, so that long sums do not nest deeply.
    case chain(PredicateTerm, [(PredicateArithmetic, PredicateTerm)])
    case function(PredicateFunction, [PredicateTerm])
    /// `SUBQUERY`: the elements for which a condition is true.
    case elements(PredicateTerm, variable: String, PredicateCondition)
    /// `TERNARY`.
    case either(PredicateCondition, PredicateTerm, PredicateTerm)
}

/// The element of a collection that an index selects.
enum PredicatePlace {
    case first
    case last
    case size
    /// An index, or a key of a dictionary.
    case at(PredicateTerm)
}

/// The object that a predicate is evaluated with.
struct PredicateSubject {
    let object: Any?
    var variables: [String: Any] = [:]
}

extension PredicateTerm {
    func value(for subject: PredicateSubject) -> Any? {
        switch self {
        case .constant(let value): value
        case .subject: subject.object
        case .variable(let name): subject.variables[name]
        case .path(let term, let keys): KeyedValues.value(of: term.value(for: subject), keys[...])
        case .element(let term, let place):
            Self.element(place, of: term.value(for: subject), subject)
        case .list(let terms): terms.map { $0.value(for: subject) }
        case .chain(let first, let others): Self.result(of: first, others, subject)
        case .function(let function, let arguments):
            function(arguments.map { $0.value(for: subject) })
        case .elements(let term, let variable, let condition):
            KeyedValues.elements(of: term.value(for: subject))?.filter {
                var inner = subject
                inner.variables[variable] = $0
                return condition.holds(for: inner)
            }
        case .either(let condition, let first, let second):
            (condition.holds(for: subject) ? first : second).value(for: subject)
        }
    }

    private static func element(
        _ place: PredicatePlace, of value: Any?, _ subject: PredicateSubject
    ) -> Any? {
        let elements = KeyedValues.elements(of: value)
        switch place {
        case .first: return elements?.first
        case .last: return elements?.last
        case .size: return elements?.count
        case .at(let term):
            let index = term.value(for: subject)
            if let key = index as? String { return KeyedValues.value(of: value, [key]) }
            guard let elements, case .integer(let index)? = index.flatMap(PredicateNumber.init),
                let place = Int(exactly: index), elements.indices.contains(place)
            else { return nil }
            return elements[place]
        }
    }

    private static func result(
        of first: PredicateTerm, _ others: [(PredicateArithmetic, PredicateTerm)],
        _ subject: PredicateSubject
    ) -> Any? {
        func number(_ term: PredicateTerm) -> PredicateNumber? {
            KeyedValues.unwrapped(term.value(for: subject)).flatMap(PredicateNumber.init)
        }
        return others.reduce(number(first)) { result, other in
            guard let result, let second = number(other.1) else { return nil }
            return other.0(result, second)
        }?.value
    }
}
