public import Foundation

/// Health data with a time.
open class HKSample: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// When it began.
    public let startDate: Date
    /// When it ended.
    public let endDate: Date

    init(start: Date, end: Date) {
        startDate = start
        endDate = end
    }
}

/// An amount with a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// The kind of amount.
    public let quantityType: HKQuantityType
    /// The amount.
    public let quantity: HKQuantity

    /// Makes a sample that is in no store.
    public init(type quantityType: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
        self.quantityType = quantityType
        self.quantity = quantity
        super.init(start: start, end: end)
    }
}

/// An amount.
open class HKQuantity: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    private let unit: HKUnit
    private let value: Double

    /// Takes a number of units.
    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
    }

    /// The number of units, of the same kind as the amount's own.
    open func doubleValue(for unit: HKUnit) -> Double { value * self.unit.size / unit.size }
}

/// A unit of an amount.
open class HKUnit: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// How many of the kind's first unit it is.
    let size: Double

    init(size: Double) { self.size = size }

    /// A number of things.
    open class func count() -> HKUnit { HKUnit(size: 1) }
    /// Metres.
    open class func meter() -> HKUnit { HKUnit(size: 1) }
    /// Miles.
    open class func mile() -> HKUnit { HKUnit(size: 1609.344) }
    /// Kilocalories.
    open class func kilocalorie() -> HKUnit { HKUnit(size: 1) }
    /// Seconds.
    open class func second() -> HKUnit { HKUnit(size: 1) }
    /// Minutes.
    open class func minute() -> HKUnit { HKUnit(size: 60) }
    /// Hours.
    open class func hour() -> HKUnit { HKUnit(size: 3600) }
    /// Grams.
    open class func gram() -> HKUnit { HKUnit(size: 1) }
    /// Litres.
    open class func liter() -> HKUnit { HKUnit(size: 1) }
    /// Hundredths.
    open class func percent() -> HKUnit { HKUnit(size: 1) }

    /// This unit in each of another.
    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(size: size / unit.size) }
}
