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
    /// The raw value of the category's enumeration.
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
