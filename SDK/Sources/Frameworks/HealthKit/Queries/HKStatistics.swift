public import Foundation

/// Options for statistics.
public struct HKStatisticsOptions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The average.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    /// The smallest.
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    /// The largest.
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    /// The sum.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    /// The most recent value.
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    /// The duration.
    public static let duration = HKStatisticsOptions(rawValue: 64)
    /// The average over the time between.
    public static let discreteTemporallyWeighted = HKStatisticsOptions(rawValue: 128)
    /// Separated by source.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
}

/// Sums and averages: none are ever made.
open class HKStatistics: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    private override init() {}

    /// Returns the sum; always `nil`.
    open func sumQuantity() -> HKQuantity? { nil }

    /// Returns the average; always `nil`.
    open func averageQuantity() -> HKQuantity? { nil }

    /// Returns the most recent quantity; always `nil`.
    open func mostRecentQuantity() -> HKQuantity? { nil }

    /// Returns the minimum; always `nil`.
    open func minimumQuantity() -> HKQuantity? { nil }

    /// Returns the maximum; always `nil`.
    open func maximumQuantity() -> HKQuantity? { nil }

    /// Returns the duration; always `nil`.
    open func duration() -> HKQuantity? { nil }

    /// Returns the interval of the most recent quantity; always `nil`.
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }

    /// The start date.
    open var startDate: Date { .distantPast }
    /// The end date.
    open var endDate: Date { .distantPast }
    /// The sources; always `nil`.
    open var sources: [HKSource]? { nil }
}

/// Statistics for each of several times: none are ever made.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    private override init() {}

    /// Returns the statistics of all intervals; always empty.
    open func statistics() -> [HKStatistics] { [] }

    /// Returns the statistics of the interval with a date; always `nil`.
    open func statistics(for date: Date) -> HKStatistics? { nil }

    /// Calls `block` with the statistics of each interval between two dates; there are none.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}

    /// Returns the sources; always empty.
    open func sources() -> Set<HKSource> { [] }
}
