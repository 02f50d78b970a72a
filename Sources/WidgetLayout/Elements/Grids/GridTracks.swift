/// The widths of a grid's columns, or the heights of its rows, while they are computed.
struct GridTracks {
    let axis: Axis
    let gaps: [Double]
    /// The grid of possible lengths: a terminal's cells, or any.
    private let grid: LayoutGrid
    private(set) var lengths: [Double]
    /// For each track, how many of its own cells of the present priority have not been served.
    private var waiting: [Int]
    /// Whether each track has been given a length.
    private var isSized: [Bool]
    /// Whether each track had a length when the priority began; the rest of its share is not
    /// divided.
    private var wasSized: [Bool]
    private let gapLength: Double
    /// The share of each track that is not settled; nil without a proposal.
    private var share: Double?
    /// The number of tracks that get the share.
    private var sharing = 0
    /// The final shares of the other tracks.
    private var settled: [Double?]
    /// The rest of shares that no track could get; cells across several tracks may use it.
    private var unclaimed = 0.0
    /// Tracks whose own cells have just all been served.
    private var closing: [Int] = []
    /// Tracks at the end of spanning cells that have just been served.
    private var ends: Set<Int> = []

    init(axis: Axis, gaps: [Double], on grid: LayoutGrid) {
        self.axis = axis
        self.gaps = gaps
        self.grid = grid
        lengths = gaps.map { _ in 0 }
        waiting = gaps.map { _ in 0 }
        isSized = gaps.map { _ in false }
        wasSized = isSized
        settled = gaps.map { _ in nil }
        gapLength = gaps.reduce(0, +)
    }

    /// The total length including gaps.
    var total: Double { max(0, lengths.reduce(0, +) + gapLength) }

    /// The start of each track.
    var starts: [Double] {
        var end = 0.0
        return zip(gaps, lengths).map { gap, length in
            end += gap + length
            return end - length
        }
    }

    /// The length of several tracks including the gaps between them.
    func length(of lines: Range<Int>) -> Double {
        lines.reduce(0) { $0 + lengths[$1] } + innerGaps(lines)
    }

    private func innerGaps(_ lines: Range<Int>) -> Double {
        lines.dropFirst().reduce(0) { $0 + gaps[$1] }
    }

    /// Begins serving cells of another priority.
    ///
    /// - Parameters:
    ///   - cells: The tracks that each cell covers.
    ///   - length: The length that the grid is offered.
    ///   - owed: The length that cells served before still need.
    mutating func begin(_ cells: [Range<Int>], of length: Double?, owing owed: Double) {
        waiting = gaps.map { _ in 0 }
        settled = gaps.map { _ in 0 }
        wasSized = isSized
        unclaimed = 0
        for lines in cells {
            if lines.count == 1 { waiting[lines.lowerBound] += 1 }
            for line in lines { settled[line] = nil }
        }
        sharing = settled.count { $0 == nil }
        share = length.map { length in
            guard length < .infinity else { return length }
            return (length - gapLength - lengths.reduce(owed, +)) / Double(max(1, sharing))
        }
    }

    /// Notes that a cell covering these tracks was served.
    mutating func served(_ lines: Range<Int>) {
        guard lines.count == 1 else {
            ends.insert(lines.upperBound - 1)
            return
        }
        waiting[lines.lowerBound] -= 1
        if waiting[lines.lowerBound] == 0 { closing.append(lines.lowerBound) }
    }

    /// Divides what just served tracks leave of their shares, or take beyond them, among the
    /// others.
    ///
    /// A track that also ends a spanning cell keeps its share, because that cell may need it.
    mutating func shareOutRemainders() {
        defer {
            closing = []
            ends = []
        }
        guard let share, share.isFinite else { return }
        var remainder = 0.0
        for line in closing {
            let keeps = wasSized[line] || ends.contains(line)
            settled[line] = keeps ? share : lengths[line]
            if !keeps { remainder += share - lengths[line] }
        }
        sharing -= closing.count
        if sharing > 0 {
            self.share = share + remainder / Double(sharing)
        } else {
            unclaimed += remainder
        }
    }

    /// The proposal for a cell.
    func offer(_ lines: Range<Int>, isUnsized: Bool) -> Double? {
        guard let share else { return nil }
        let current = length(of: lines)
        if isUnsized { return current }
        guard share < .infinity else { return share }
        let offer = lines.reduce(innerGaps(lines) + unclaimed) { $0 + (settled[$1] ?? share) }
        // Keeps the current length when infinite tracks make the offer NaN.
        return offer > current ? offer : current
    }

    /// Widens one track to a length.
    mutating func widen(_ line: Int, to length: Double) {
        isSized[line] = true
        lengths[line] = max(lengths[line], grid.length(length, along: axis))
    }

    /// Widens several tracks to a total length: those without a length, or else all equally.
    mutating func widen(_ lines: Range<Int>, to length: Double) {
        let missing = length - self.length(of: lines)
        guard missing > 0 else { return }
        let unsized = lines.filter { !isSized[$0] }
        let growing = unsized.isEmpty ? Array(lines) : unsized
        for line in growing { widen(line, to: lengths[line] + missing / Double(growing.count)) }
        for line in lines { isSized[line] = true }
    }
}
