public import Foundation

/// A query for statistics of several intervals.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    /// Called with statistics, or with an error.
    public typealias Handler =
        @Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void

    /// Called with the initial statistics.
    open var initialResultsHandler: Handler?
    /// Called with updated statistics.
    open var statisticsUpdateHandler:
        (
            @Sendable (
                HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?
            ) -> Void
        )?

    /// Creates a query for statistics of a quantity type.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
    ) {}

    override func fail() { initialResultsHandler?(self, nil, HKError.unavailable()) }
}

/// A query that observes new samples.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    /// Confirms that the update was processed.
    public typealias CompletionHandler = () -> Void
    private let handler:
        @Sendable (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void

    /// Creates a query that observes samples of a type.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler:
            @escaping @Sendable (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void
    ) { handler = updateHandler }

    override func fail() { handler(self, {}, HKError.unavailable()) }
}

/// An anchor up to which samples are known.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    /// Creates an anchor from its older representation.
    public convenience init(fromValue value: Int) { self.init() }
}

/// A query for samples added and deleted since an anchor.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    /// Called with added and deleted samples.
    public typealias Handler =
        @Sendable (
            HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
        ) -> Void

    /// Called with later changes.
    open var updateHandler: Handler?
    private let handler: Handler

    /// Creates a query for samples of a type.
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) { self.handler = handler }

    override func fail() { handler(self, nil, nil, nil, HKError.unavailable()) }
}

/// A deleted sample.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The identifier of the deleted sample.
    public let uuid = UUID()
}

/// A query for activity summaries.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    /// Called with the summaries.
    public typealias Handler =
        @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

    /// Called with updated summaries.
    open var updateHandler: Handler?
    private let handler: Handler

    /// Creates a query for summaries.
    public init(predicate: NSPredicate?, resultsHandler handler: @escaping Handler) {
        self.handler = handler
    }

    override func fail() { handler(self, nil, HKError.unavailable()) }
}

/// The activity summary of a day.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The active energy burned.
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    /// Energy for moving that is wanted.
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    /// The exercise time.
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    /// Minutes of sport that are wanted.
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    /// Hours with some standing.
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    /// Hours with some standing that are wanted.
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)

    /// Returns the day.
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}
