import Foundation

/// Compares values of predicates, whatever their types.
enum PredicateValue {
    case nothing
    case number(PredicateNumber)
    case text(String)
    case date(Date)
    case other(Any)

    init(_ value: Any?) {
        guard let value = KeyedValues.unwrapped(value) else {
            self = .nothing
            return
        }
        switch value {
        case let text as String: self = .text(text)
        case let text as Substring: self = .text(String(text))
        case let date as Date: self = .date(date)
        default: self = PredicateNumber(value).map(Self.number) ?? .other(value)
        }
    }

    /// Returns whether two values are equal: numbers by value, strings with the options, others by
    /// `==`.
    static func areEqual(
        _ first: Any?, _ second: Any?, _ options: String.CompareOptions = []
    ) -> Bool {
        switch (Self(first), Self(second)) {
        case (.nothing, .nothing): true
        case (.number(let first), .number(let second)):
            PredicateNumber.order(first, second) == .orderedSame
        case (.text(let first), .text(let second)):
            first.compare(second, options: options) == .orderedSame
        case (.date(let first), .date(let second)): first == second
        case (.other(let first), .other(let second)): areEqual(others: first, second, options)
        default: false
        }
    }

    private static func areEqual(
        others first: Any, _ second: Any, _ options: String.CompareOptions
    ) -> Bool {
        if let first = first as? AnyHashable, let second = second as? AnyHashable, first == second {
            return true
        }
        if first is [Any], second is [Any], let first = KeyedValues.elements(of: first),
            let second = KeyedValues.elements(of: second)
        {
            return first.elementsEqual(second) { areEqual($0, $1, options) }
        }
        return type(of: first) is AnyClass && first as AnyObject === second as AnyObject
    }

    /// Compares two values; `nil` if one is `nil` or they are of different kinds.
    static func order(
        _ first: Any?, _ second: Any?, _ options: String.CompareOptions = []
    ) -> ComparisonResult? {
        switch (Self(first), Self(second)) {
        case (.number(let first), .number(let second)): PredicateNumber.order(first, second)
        case (.text(let first), .text(let second)): first.compare(second, options: options)
        case (.date(let first), .date(let second)): first.compare(second)
        case (.other(let first as any Comparable), .other(let second)): order(first, second)
        default: nil
        }
    }

    private static func order<T: Comparable>(_ first: T, _ second: Any) -> ComparisonResult? {
        guard let second = second as? T else { return nil }
        return first < second
            ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    }

    /// Compares two values for sorting: `nil` comes first, and values without an order are equal.
    static func sorting(_ first: Any?, _ second: Any?) -> ComparisonResult {
        switch (Self(first), Self(second)) {
        case (.nothing, .nothing): .orderedSame
        case (.nothing, _): .orderedAscending
        case (_, .nothing): .orderedDescending
        default: order(first, second) ?? .orderedSame
        }
    }
}
