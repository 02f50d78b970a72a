/// Bins of numbers, for histograms.
public struct NumberBins<Value: Comparable & Numeric> {
    private let bins: Bins<Value>

    /// The bins between numbers in ascending order.
    public init(thresholds: [Value]) {
        bins = Bins(thresholds: thresholds)
    }

    /// The numbers between which the bins lie.
    public var thresholds: [Value] { bins.thresholds }

    /// The bin that a number is in; the nearest one for numbers outside of all.
    public func index(for value: Value) -> Int { bins.index(for: value) }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Bins of one size, of which the first begins where the range does.
    ///
    /// A size that is not positive makes one bin of the range.
    public init(size: Value, range: ClosedRange<Value>) {
        let length = range.upperBound - range.lowerBound
        guard size > 0, length > 0 else {
            self.init(thresholds: [range.lowerBound, range.upperBound])
            return
        }
        // A last bin that is only there because of how fractions are rounded would be empty.
        let count = Swift.max(1, Int((length / size - 1e-6).rounded(.up)))
        self.init(thresholds: (0...count).map { range.lowerBound + Value($0) * size })
    }

    /// Creates a number of bins that span a range exactly.
    public init(range: ClosedRange<Value>, count: Int) {
        let count = Swift.max(1, count)
        let length = range.upperBound - range.lowerBound
        let inner = (0..<count).map { range.lowerBound + length * Value($0) / Value(count) }
        self.init(thresholds: inner + [range.upperBound])
    }

    /// Creates bins of a rounded size for numbers; without a count, Scott's rule determines their
    /// number.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(
            Spread(data.map { Double($0) }), desiredCount: desiredCount,
            minimumStride: Double(minimumStride))
    }

    /// Bins of a round size, about as many as wanted, which cover a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(
            Spread(range: Double(range.lowerBound)...Double(range.upperBound)),
            desiredCount: desiredCount, minimumStride: Double(minimumStride))
    }

    private init(_ spread: Spread, desiredCount: Int?, minimumStride: Double) {
        self.init(
            thresholds: spread.thresholds(count: desiredCount, leastStep: minimumStride)
                .map { Value($0) })
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Bins of one size, of which the first begins where the range does.
    ///
    /// A size that is not positive makes one bin of the range.
    public init(size: Value, range: ClosedRange<Value>) {
        let length = range.upperBound - range.lowerBound
        guard size > 0, length > 0 else {
            self.init(thresholds: [range.lowerBound, range.upperBound])
            return
        }
        let count = Int((length + size - 1) / size)
        self.init(thresholds: (0...count).map { range.lowerBound + Value($0) * size })
    }

    /// Creates a number of bins that span a range exactly.
    ///
    /// They have one size where the range's length is a multiple of their number.
    public init(range: ClosedRange<Value>, count: Int) {
        let count = Swift.max(1, count)
        let length = range.upperBound - range.lowerBound
        self.init(
            thresholds: (0...count).map { range.lowerBound + length * Value($0) / Value(count) })
    }

    /// Creates bins of a rounded size for numbers; without a count, Scott's rule determines their
    /// number.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        self.init(
            Spread(data.map { Double($0) }), desiredCount: desiredCount,
            minimumStride: minimumStride)
    }

    /// Bins of a round size, about as many as wanted, which cover a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        self.init(
            Spread(range: Double(range.lowerBound)...Double(range.upperBound)),
            desiredCount: desiredCount, minimumStride: minimumStride)
    }

    private init(_ spread: Spread, desiredCount: Int?, minimumStride: Value) {
        self.init(
            thresholds: spread.thresholds(
                count: desiredCount, leastStep: Double(Swift.max(1, minimumStride))
            )
            .map { Value(clamping: Int(exactly: $0) ?? ($0 < 0 ? .min : .max)) })
    }
}

extension NumberBins: RandomAccessCollection {
    /// The first bin's index: 0.
    public var startIndex: Int { 0 }
    /// The number of bins.
    public var endIndex: Int { bins.count }

    /// The bin at an index.
    public subscript(position: Int) -> ChartBinRange<Value> { bins[position] }
}

extension NumberBins: Sendable where Value: Sendable {}
