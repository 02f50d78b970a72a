public import Foundation

/// A question to the health store.
open class HKQuery: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// Answers that there is no health data.
    func fail() {}

    /// A predicate for samples between two dates.
    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// A predicate for summaries of one day.
    open class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate
    {
        NSPredicate(value: false)
    }

    /// A predicate for summaries of some days.
    open class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents,
        end endDateComponents: DateComponents
    ) -> NSPredicate { NSPredicate(value: false) }

    /// A predicate for sport of a kind.
    open class func predicateForWorkouts(
        with workoutActivityType: HKWorkoutActivityType
    ) -> NSPredicate { NSPredicate(value: false) }

    /// A predicate for samples of some sources.
    open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        NSPredicate(value: false)
    }
}

/// Which samples at the bounds of an interval match.
public struct HKQueryOptions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Requires that samples start in the interval.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// Requires that samples end in the interval.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A query for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    /// Creates a query for samples of a type.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
        sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        handler = resultsHandler
    }

    override func fail() { handler(self, nil, HKError.unavailable()) }
}

/// A query for statistics.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    /// Creates a query for statistics of a quantity type.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [],
        completionHandler:
            @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        handler = completionHandler
    }

    override func fail() { handler(self, nil, HKError.unavailable()) }
}
