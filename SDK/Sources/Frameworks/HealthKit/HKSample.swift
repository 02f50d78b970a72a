public import Foundation

/// Health data with a start and an end date.
open class HKSample: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The identifier.
    public let uuid = UUID()
    /// The type of the sample.
    public let sampleType: HKSampleType
    /// The metadata.
    public let metadata: [String: Any]?
    /// The source; this plugin.
    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default()) }

    /// The start date.
    public let startDate: Date
    /// The end date.
    public let endDate: Date

    init(_ type: HKSampleType, start: Date, end: Date, metadata: [String: Any]? = nil) {
        sampleType = type
        self.metadata = metadata
        startDate = start
        endDate = end
    }
}

/// A sample of a quantity.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// The quantity type.
    public let quantityType: HKQuantityType
    /// The quantity.
    public let quantity: HKQuantity

    /// Creates a sample that is not stored.
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
        end endDate: Date, metadata: [String: Any]? = nil
    ) {
        self.quantityType = quantityType
        self.quantity = quantity
        super.init(quantityType, start: startDate, end: endDate, metadata: metadata)
    }
}

/// A sample of a category.
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// The category type.
    public let categoryType: HKCategoryType
    /// The value.
    public let value: Int

    /// Creates a sample that is not stored.
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        categoryType = type
        self.value = value
        super.init(type, start: startDate, end: endDate, metadata: metadata)
    }
}

/// The source of health data.
open class HKSource: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The title.
    open var name: String {
        Bundle.main.infoDictionary?["CFBundleName"] as? String ?? ""
    }
    /// The bundle identifier.
    open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }

    /// Returns the source for this plugin.
    open class func `default`() -> HKSource { HKSource() }
}

/// The version of a source of health data.
open class HKSourceRevision: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The source.
    public let source: HKSource

    init(source: HKSource) { self.source = source }
}

/// The value of a sleep analysis.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    /// In bed.
    case inBed
    /// Asleep.
    case asleepUnspecified
    /// Awake.
    case awake
    /// In core sleep.
    case asleepCore
    /// In deep sleep.
    case asleepDeep
    /// In REM sleep.
    case asleepREM

    /// Asleep.
    public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
}

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
