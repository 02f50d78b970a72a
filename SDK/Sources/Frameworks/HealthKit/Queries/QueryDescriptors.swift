public import Foundation

/// The samples that a query matches.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    // Unchecked: predicates do not change.
    let predicate: NSPredicate?

    /// Selects samples of a type.
    public static func sample(
        type: HKSampleType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKSample> { HKSamplePredicate<HKSample>(predicate: predicate) }

    /// Selects quantity samples of a type.
    public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> {
        HKSamplePredicate<HKQuantitySample>(predicate: predicate)
    }

    /// Selects category samples of a type.
    public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> {
        HKSamplePredicate<HKCategorySample>(predicate: predicate)
    }

    /// Selects workouts.
    public static func workout(
        _ predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKWorkout> { HKSamplePredicate<HKWorkout>(predicate: predicate) }
}

/// Describes an asynchronous query for samples.
public struct HKSampleQueryDescriptor<Sample: HKSample> {
    /// The predicates.
    public var predicates: [HKSamplePredicate<Sample>]
    /// The sort order.
    public var sortDescriptors: [SortDescriptor<Sample>]
    /// The maximum number of results.
    public var limit: Int?

    /// Creates a descriptor.
    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
        limit: Int? = nil
    ) {
        self.predicates = predicates
        self.sortDescriptors = sortDescriptors
        self.limit = limit
    }

    /// Returns the samples; always throws.
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        throw HKError.unavailable()
    }
}

/// Describes an asynchronous query for statistics.
public struct HKStatisticsQueryDescriptor {
    /// The predicate.
    public var predicate: HKSamplePredicate<HKQuantitySample>
    /// The options.
    public var options: HKStatisticsOptions

    /// Creates a descriptor.
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions
    ) {
        self.predicate = predicate
        self.options = options
    }

    /// The statistics: fails.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        throw HKError.unavailable()
    }
}

/// Describes an asynchronous query for statistics of several intervals.
public struct HKStatisticsCollectionQueryDescriptor {
    /// The predicate.
    public var predicate: HKSamplePredicate<HKQuantitySample>
    /// The options.
    public var options: HKStatisticsOptions
    /// The anchor of the intervals.
    public var anchorDate: Date
    /// The length of the intervals.
    public var intervalComponents: DateComponents

    /// Creates a descriptor.
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        self.predicate = predicate
        self.options = options
        self.anchorDate = anchorDate
        self.intervalComponents = intervalComponents
    }

    /// The statistics: fails.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        throw HKError.unavailable()
    }
}
