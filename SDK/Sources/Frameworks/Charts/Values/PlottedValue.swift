import Foundation

/// A value on an axis: a number, a date or a name.
package enum PlottedValue: Hashable {
    case number(Double)
    case date(Date)
    case category(String)

    /// Creates a plotted value; `nil` for NaN.
    init?(_ value: some Plottable) {
        switch value.primitivePlottable {
        case let text as String: self = .category(text)
        case let date as Date where date.timeIntervalSinceReferenceDate.isFinite: self = .date(date)
        case let number as Decimal: self.init(number: NSDecimalNumber(decimal: number).doubleValue)
        case let number as any BinaryInteger: self.init(number: Double(number))
        case let number as any BinaryFloatingPoint: self.init(number: Double(number))
        default: return nil
        }
    }

    private init?(number: Double) {
        guard number.isFinite else { return nil }
        self = .number(number)
    }

    /// The position on a numeric axis; a date is a number of seconds.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    /// It, as a value of a type.
    func value<Value: Plottable>(as type: Value.Type) -> Value? {
        primitive(of: Value.PrimitivePlottable.self).flatMap(Value.init(primitivePlottable:))
    }

    private func primitive<Primitive>(of type: Primitive.Type) -> Primitive? {
        switch self {
        case .date(let date): date as? Primitive
        case .category(let text): text as? Primitive
        case .number(let number):
            switch type {
            case let type as any BinaryFloatingPoint.Type: type.init(number) as? Primitive
            case let type as any BinaryInteger.Type:
                type.init(exactly: number.rounded(.towardZero)) as? Primitive
            case is Decimal.Type: Decimal(number) as? Primitive
            default: nil
            }
        }
    }
}

extension PlottedValue: Comparable {
    /// Compares numbers and dates; names keep the order of appearance.
    package static func < (first: PlottedValue, second: PlottedValue) -> Bool {
        guard let first = first.number, let second = second.number else { return false }
        return first < second
    }
}

/// The extent of a mark on an axis.
package struct PlottedExtent {
    /// The value, or where it begins.
    package var low: PlottedValue
    /// The upper value.
    package var high: PlottedValue?
    /// Whether it is one place that is so wide, a day for example.
    var isBin = false

    /// The middle of the extent.
    var middle: PlottedValue {
        guard let high, let first = low.number, let last = high.number else { return low }
        if case .date = low {
            return .date(Date(timeIntervalSinceReferenceDate: (first + last) / 2))
        }
        return .number((first + last) / 2)
    }

    var ends: [PlottedValue] { high.map { [low, $0] } ?? [low] }
}
