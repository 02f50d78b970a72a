public import Foundation

/// Which statistics are asked for.
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
    /// The last.
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    /// How long.
    public static let duration = HKStatisticsOptions(rawValue: 64)
    /// The average over the time between.
    public static let discreteTemporallyWeighted = HKStatisticsOptions(rawValue: 128)
    /// For each source.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
}

/// Sums and averages: none are ever made.
open class HKStatistics: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    private override init() {}

    /// The sum: there is none.
    open func sumQuantity() -> HKQuantity? { nil }

    /// The average: there is none.
    open func averageQuantity() -> HKQuantity? { nil }

    /// The last: there is none.
    open func mostRecentQuantity() -> HKQuantity? { nil }

    /// The smallest: there is none.
    open func minimumQuantity() -> HKQuantity? { nil }

    /// The largest: there is none.
    open func maximumQuantity() -> HKQuantity? { nil }

    /// How long: not known.
    open func duration() -> HKQuantity? { nil }

    /// When the last was: never.
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }

    /// From when.
    open var startDate: Date { .distantPast }
    /// Until when.
    open var endDate: Date { .distantPast }
    /// Who wrote the samples: nobody.
    open var sources: [HKSource]? { nil }
}

/// Statistics for each of several times: none are ever made.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    private override init() {}

    /// Those of all times: none.
    open func statistics() -> [HKStatistics] { [] }

    /// Those of the time that a date is in: none.
    open func statistics(for date: Date) -> HKStatistics? { nil }

    /// Calls `block` with those of each time between two dates: there are none.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}

    /// Who wrote the samples: nobody.
    open func sources() -> Set<HKSource> { [] }
}
