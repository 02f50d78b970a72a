public import Foundation

/// Asks for statistics of each of several times.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    /// Gets the statistics, or the reason why there are none.
    public typealias Handler =
        @Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void

    /// Gets the statistics.
    open var initialResultsHandler: Handler?
    /// Gets what changed.
    open var statisticsUpdateHandler:
        (
            @Sendable (
                HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?
            ) -> Void
        )?

    /// Asks for statistics of a kind of amount.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
    ) {}

    override func fail() { initialResultsHandler?(self, nil, HKError.unavailable()) }
}

/// Asks to be told of new samples.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    /// Says that the news was taken.
    public typealias CompletionHandler = () -> Void
    private let handler:
        @Sendable (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void

    /// Asks to be told of new samples of a kind.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler:
            @escaping @Sendable (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void
    ) { handler = updateHandler }

    override func fail() { handler(self, {}, HKError.unavailable()) }
}

/// A moment up to which samples are known.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// A moment of an older kind.
    public convenience init(fromValue value: Int) { self.init() }
}

/// Asks for samples that came and went since a moment.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    /// Gets what came and what went.
    public typealias Handler =
        @Sendable (
            HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
        ) -> Void

    /// Gets what comes later.
    open var updateHandler: Handler?
    private let handler: Handler

    /// Asks for samples of a kind.
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) { self.handler = handler }

    override func fail() { handler(self, nil, nil, nil, HKError.unavailable()) }
}

/// What went.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// The name of what went.
    public let uuid = UUID()
}

/// Asks for summaries of days.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    /// Gets the summaries.
    public typealias Handler =
        @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

    /// Gets what changed.
    open var updateHandler: Handler?
    private let handler: Handler

    /// Asks for summaries.
    public init(predicate: NSPredicate?, resultsHandler handler: @escaping Handler) {
        self.handler = handler
    }

    override func fail() { handler(self, nil, HKError.unavailable()) }
}

/// How much one moved on a day.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// Energy for moving.
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    /// Energy for moving that is wanted.
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    /// Minutes of sport.
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    /// Minutes of sport that are wanted.
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    /// Hours with some standing.
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    /// Hours with some standing that are wanted.
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)

    /// The day.
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}
