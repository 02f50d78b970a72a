import Foundation

/// A function that predicates can call by name.
enum PredicateFunction: String {
    case sum, count, min, max, average, median
    case abs, floor, ceiling, trunc, sqrt, exp, ln, log
    case uppercase, lowercase, length, now, cast

    /// Returns the value of the function; `nil` if the arguments do not fit.
    func callAsFunction(_ arguments: [Any?]) -> Any? {
        switch self {
        case .sum, .count, .min, .max, .average, .median: collective(arguments)
        case .abs, .floor, .ceiling, .trunc, .sqrt, .exp, .ln, .log: numeric(arguments)
        case .uppercase: text(arguments)?.uppercased()
        case .lowercase: text(arguments)?.lowercased()
        case .length: text(arguments)?.utf16.count
        case .now: Date()
        case .cast: cast(arguments)
        }
    }

    /// Applies the function to the elements of a collection, or to several arguments.
    private func collective(_ arguments: [Any?]) -> Any? {
        let only = arguments.count == 1 ? KeyedValues.elements(of: arguments[0]) : nil
        return CollectionOperator(rawValue: self == .average ? "avg" : rawValue)
            .flatMap { $0.value(of: only ?? arguments.compactMap(\.self)) }
    }

    private func number(_ arguments: [Any?]) -> PredicateNumber? {
        arguments.first.flatMap { KeyedValues.unwrapped($0) }.flatMap(PredicateNumber.init)
    }

    private func text(_ arguments: [Any?]) -> String? {
        arguments.first.flatMap { KeyedValues.unwrapped($0) } as? String
    }

    private func numeric(_ arguments: [Any?]) -> Any? {
        guard let number = number(arguments) else { return nil }
        switch (self, number) {
        case (.abs, .integer(let whole)): return whole == .min ? Double(whole) : Swift.abs(whole)
        case (.floor, .integer(let whole)), (.ceiling, .integer(let whole)),
            (.trunc, .integer(let whole)):
            return whole
        case (.abs, _): return Swift.abs(number.real)
        case (.floor, _): return number.real.rounded(.down)
        case (.ceiling, _): return number.real.rounded(.up)
        case (.trunc, _): return number.real.rounded(.towardZero)
        case (.sqrt, _): return number.real.squareRoot()
        case (.exp, _): return Foundation.exp(number.real)
        case (.ln, _): return Foundation.log(number.real)
        default: return Foundation.log10(number.real)
        }
    }

    /// Evaluates `CAST(value, "type")`: between dates and seconds since 2001, to strings and to
    /// numbers.
    private func cast(_ arguments: [Any?]) -> Any? {
        guard arguments.count == 2, let value = KeyedValues.unwrapped(arguments[0]) else {
            return nil
        }
        switch (arguments[1] as? String, value) {
        case ("NSDate", let date as Date): return date
        case ("NSDate", _):
            return number(arguments).map { Date(timeIntervalSinceReferenceDate: $0.real) }
        case ("NSNumber", let date as Date): return date.timeIntervalSinceReferenceDate
        case ("NSNumber", let text as String), ("NSDecimalNumber", let text as String):
            return Int64(text) ?? Double(text)
        case ("NSNumber", _), ("NSDecimalNumber", _): return number(arguments)?.value
        case ("NSString", _): return "\(value)"
        default: return nil
        }
    }
}

/// An operator over all elements of a collection, such as `@sum`.
enum CollectionOperator: String {
    case count, sum, avg, min, max, median
    case unionOfObjects, distinctUnionOfObjects

    /// Returns the value for the elements; without elements a number, except for minimum and
    /// maximum.
    func value(of elements: [Any]) -> Any? {
        let values = elements.compactMap(KeyedValues.unwrapped)
        switch self {
        case .count: return elements.count
        case .sum: return Self.sum(of: values).value
        case .avg: return values.isEmpty ? 0 : Self.sum(of: values).real / Double(values.count)
        case .min: return Self.extreme(of: values, .orderedAscending)
        case .max: return Self.extreme(of: values, .orderedDescending)
        case .median: return Self.median(of: values)
        case .unionOfObjects: return values
        case .distinctUnionOfObjects:
            return values.reduce(into: []) { distinct, value in
                if !distinct.contains(where: { PredicateValue.areEqual($0, value) }) {
                    distinct.append(value)
                }
            }
        }
    }

    private static func sum(of values: [Any]) -> PredicateNumber {
        values.compactMap(PredicateNumber.init).reduce(.integer(0)) {
            PredicateArithmetic.sum($0, $1) ?? $0
        }
    }

    private static func extreme(of values: [Any], _ wanted: ComparisonResult) -> Any? {
        values.reduce(nil as Any?) { extreme, value in
            guard let extreme else { return value }
            return PredicateValue.order(value, extreme) == wanted ? value : extreme
        }
    }

    private static func median(of values: [Any]) -> Any? {
        let sorted = values.compactMap { PredicateNumber($0)?.real }.sorted()
        guard !sorted.isEmpty else { return nil }
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
