public import Foundation

/// Bins of dates, for histograms.
public struct DateBins: Sendable {
    private let bins: Bins<Date>

    /// Creates bins between dates in ascending order.
    public init(thresholds: [Date]) {
        bins = Bins(thresholds: thresholds)
    }

    /// Bins of so many seconds, of which the first begins where the range does.
    ///
    /// An interval that is not positive makes one bin of the range.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let seconds = NumberBins(
            size: timeInterval,
            range: 0...range.upperBound.timeIntervalSince(range.lowerBound))
        self.init(thresholds: seconds.thresholds.map { range.lowerBound + $0 })
    }

    /// Bins of one unit of the calendar or several, which cover a range.
    public init(
        unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
        calendar: Calendar = .autoupdatingCurrent
    ) {
        self.init(
            thresholds: RoundDates(unit: unit, count: stride)
                .thresholds(covering: range, calendar: calendar))
    }

    /// Creates calendar bins for dates; without a count, Scott's rule determines their number.
    public init(
        data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
    ) {
        let spread = Spread(data.map(\.timeIntervalSinceReferenceDate))
        let first = Date(timeIntervalSinceReferenceDate: spread.range.lowerBound)
        let last = Date(timeIntervalSinceReferenceDate: spread.range.upperBound)
        self.init(
            range: first...last, desiredCount: desiredCount ?? spread.binCount, calendar: calendar)
    }

    /// Bins of the calendar, about as many as wanted, which cover a range.
    public init(
        range: ClosedRange<Date>, desiredCount: Int = 10,
        calendar: Calendar = .autoupdatingCurrent
    ) {
        let seconds = range.upperBound.timeIntervalSince(range.lowerBound)
        self.init(
            thresholds: RoundDates.steps(over: seconds, count: desiredCount)
                .thresholds(covering: range, calendar: calendar))
    }

    /// The dates that separate the bins.
    public var thresholds: [Date] { bins.thresholds }

    /// Returns the index of the bin for a date, or of the nearest one.
    public func index(for date: Date) -> Int { bins.index(for: date) }
}

extension DateBins: RandomAccessCollection {
    /// The first bin's index: 0.
    public var startIndex: Int { 0 }
    /// The number of bins.
    public var endIndex: Int { bins.count }

    /// The bin at an index.
    public subscript(position: Int) -> ChartBinRange<Date> { bins[position] }
}
