public import Foundation

/// Which samples a question is about.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    // Unchecked: predicates do not change.
    let predicate: NSPredicate?

    /// Samples of a kind.
    public static func sample(
        type: HKSampleType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKSample> { HKSamplePredicate<HKSample>(predicate: predicate) }

    /// Amounts of a kind.
    public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> {
        HKSamplePredicate<HKQuantitySample>(predicate: predicate)
    }

    /// Things of a kind.
    public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> {
        HKSamplePredicate<HKCategorySample>(predicate: predicate)
    }

    /// Sport.
    public static func workout(
        _ predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKWorkout> { HKSamplePredicate<HKWorkout>(predicate: predicate) }
}

/// Asks for samples, with `await`.
public struct HKSampleQueryDescriptor<Sample: HKSample> {
    /// Which samples.
    public var predicates: [HKSamplePredicate<Sample>]
    /// The sort order.
    public var sortDescriptors: [SortDescriptor<Sample>]
    /// The maximum number of results.
    public var limit: Int?

    /// Asks for samples.
    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
        limit: Int? = nil
    ) {
        self.predicates = predicates
        self.sortDescriptors = sortDescriptors
        self.limit = limit
    }

    /// The samples: fails.
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        throw HKError.unavailable()
    }
}

/// Asks for a sum or an average, with `await`.
public struct HKStatisticsQueryDescriptor {
    /// Which samples.
    public var predicate: HKSamplePredicate<HKQuantitySample>
    /// What of them.
    public var options: HKStatisticsOptions

    /// Asks for statistics.
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

/// Asks for statistics of each of several times, with `await`.
public struct HKStatisticsCollectionQueryDescriptor {
    /// Which samples.
    public var predicate: HKSamplePredicate<HKQuantitySample>
    /// What of them.
    public var options: HKStatisticsOptions
    /// When a time begins.
    public var anchorDate: Date
    /// How long a time is.
    public var intervalComponents: DateComponents

    /// Asks for statistics.
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
