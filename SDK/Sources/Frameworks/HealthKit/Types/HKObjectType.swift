public import Foundation

/// A type of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The identifier of the type.
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }

    /// Returns a quantity type.
    open class func quantityType(
        forIdentifier identifier: HKQuantityTypeIdentifier
    ) -> HKQuantityType? {
        HKQuantityType(identifier)
    }

    /// Returns a category type.
    open class func categoryType(
        forIdentifier identifier: HKCategoryTypeIdentifier
    ) -> HKCategoryType? {
        HKCategoryType(identifier)
    }

    /// Returns the type of workouts.
    open class func workoutType() -> HKWorkoutType {
        HKWorkoutType(identifier: "HKWorkoutTypeIdentifier")
    }

    /// Returns the type of activity summaries.
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
    }

    /// Returns the type of a characteristic of the user.
    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }

    /// Whether two types have the same identifier.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKObjectType)?.identifier == identifier
    }

    /// The hash value.
    open override var hash: Int { identifier.hash }
}

/// A type of samples, which have a start and an end date.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// The type of a characteristic of the user.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// Creates a type from its identifier.
    public init(_ identifier: HKCharacteristicTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

/// The type of activity summaries.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// The type of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A type of quantities.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Creates a type from its identifier.
    public init(_ identifier: HKQuantityTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

/// A type of categories.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// Creates a type from its identifier.
    public init(_ identifier: HKCategoryTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}
