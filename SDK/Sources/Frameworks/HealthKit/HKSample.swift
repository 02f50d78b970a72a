public import Foundation

/// Health data with a time.
open class HKSample: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// The identifier.
    public let uuid = UUID()
    /// What kind of data it is.
    public let sampleType: HKSampleType
    /// What else is known.
    public let metadata: [String: Any]?
    /// Where it comes from: this plugin.
    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default()) }

    /// When it began.
    public let startDate: Date
    /// When it ended.
    public let endDate: Date

    init(_ type: HKSampleType, start: Date, end: Date, metadata: [String: Any]? = nil) {
        sampleType = type
        self.metadata = metadata
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
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
        end endDate: Date, metadata: [String: Any]? = nil
    ) {
        self.quantityType = quantityType
        self.quantity = quantity
        super.init(quantityType, start: startDate, end: endDate, metadata: metadata)
    }
}

/// One thing among several, with a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// The kind of thing.
    public let categoryType: HKCategoryType
    /// Which of them.
    public let value: Int

    /// Makes a sample that is in no store.
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        categoryType = type
        self.value = value
        super.init(type, start: startDate, end: endDate, metadata: metadata)
    }
}

/// Who wrote health data.
open class HKSource: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// The title.
    open var name: String {
        Bundle.main.infoDictionary?["CFBundleName"] as? String ?? ""
    }
    /// The bundle's name.
    open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }

    /// This plugin.
    open class func `default`() -> HKSource { HKSource() }
}

/// Which version of an app wrote health data.
open class HKSourceRevision: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// The app.
    public let source: HKSource

    init(source: HKSource) { self.source = source }
}

/// How one slept.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    /// In bed.
    case inBed
    /// Asleep.
    case asleepUnspecified
    /// Awake.
    case awake
    /// In light sleep.
    case asleepCore
    /// In deep sleep.
    case asleepDeep
    /// Dreaming.
    case asleepREM

    /// Asleep.
    public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
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
    open func doubleValue(for unit: HKUnit) -> Double {
        (value * self.unit.size + self.unit.zero - unit.zero) / unit.size
    }

    /// Whether the amount can be told in a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.kind == unit.kind }

    /// Which of two amounts of the same kind is less.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other
            ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    /// The number and the unit.
    open override var description: String { "\(value) \(unit)" }
}
