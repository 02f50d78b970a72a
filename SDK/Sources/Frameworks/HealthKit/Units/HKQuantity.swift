public import Foundation

/// A quantity.
open class HKQuantity: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    private let unit: HKUnit
    private let value: Double

    /// Creates a quantity from a value in a unit.
    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
    }

    /// Returns the value in a unit, which must be compatible.
    open func doubleValue(for unit: HKUnit) -> Double {
        (value * self.unit.size + self.unit.zero - unit.zero) / unit.size
    }

    /// Whether the quantity can be converted to a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.kind == unit.kind }

    /// Returns the order of two compatible quantities.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other
            ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    /// The number followed by the unit.
    open override var description: String { "\(value) \(unit)" }
}
