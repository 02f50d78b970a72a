import Foundation

/// A number in a predicate; integer arithmetic is used as long as all numbers are integers.
enum PredicateNumber: Equatable {
    case integer(Int64)
    case real(Double)

    /// Converts a value of any numeric type; `nil` for others.
    init?(_ value: Any) {
        switch value {
        case let integer as any BinaryInteger:
            self = Int64(exactly: integer).map(Self.integer) ?? .real(Double(integer))
        case let real as any BinaryFloatingPoint: self = .real(Double(real))
        case let decimal as Decimal: self.init(object: NSDecimalNumber(decimal: decimal))
        case let object as NSNumber: self.init(object: object)
        case let truth as Bool: self = .integer(truth ? 1 : 0)
        default: return nil
        }
    }

    private init(object: NSNumber) {
        self = Int64(exactly: object).map(Self.integer) ?? .real(object.doubleValue)
    }

    /// The number as an `Int64` or a `Double`.
    var value: Any {
        switch self {
        case .integer(let integer): integer
        case .real(let real): real
        }
    }

    var real: Double {
        switch self {
        case .integer(let integer): Double(integer)
        case .real(let real): real
        }
    }

    /// Compares two numbers; NaN equals itself and is less than all others.
    static func order(_ first: Self, _ second: Self) -> ComparisonResult {
        switch (first, second) {
        case (.integer(let first), .integer(let second)): order(first, second)
        default: order(first.real, second.real)
        }
    }

    private static func order<T: Comparable>(_ first: T, _ second: T) -> ComparisonResult {
        first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    }
}

/// An arithmetic operator.
enum PredicateArithmetic: String {
    case sum = "+"
    case difference = "-"
    case product = "*"
    case quotient = "/"
    case power = "**"

    /// Returns the result, an integer if both numbers are and it fits; `nil` for a division by 0.
    func callAsFunction(_ first: PredicateNumber, _ second: PredicateNumber) -> PredicateNumber? {
        guard case (.integer(let whole), .integer(let other)) = (first, second) else {
            return .real(result(first.real, second.real))
        }
        let (result, overflows): (Int64, Bool)
        switch self {
        case .sum: (result, overflows) = whole.addingReportingOverflow(other)
        case .difference: (result, overflows) = whole.subtractingReportingOverflow(other)
        case .product: (result, overflows) = whole.multipliedReportingOverflow(by: other)
        case .quotient:
            guard other != 0 else { return nil }
            (result, overflows) = whole.dividedReportingOverflow(by: other)
        case .power:
            let real = self.result(Double(whole), Double(other))
            return Int64(exactly: real).map(PredicateNumber.integer) ?? .real(real)
        }
        return overflows ? .real(self.result(Double(whole), Double(other))) : .integer(result)
    }

    private func result(_ first: Double, _ second: Double) -> Double {
        switch self {
        case .sum: first + second
        case .difference: first - second
        case .product: first * second
        case .quotient: first / second
        case .power: pow(first, second)
        }
    }
}
