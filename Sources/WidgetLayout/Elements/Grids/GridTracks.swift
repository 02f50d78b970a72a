/// The widths of a grid's columns, or the heights of its rows, while they are found.
struct GridTracks {
    let axis: Axis
    let gaps: [Double]
    /// The lengths there are: those of a terminal's cells, or any.
    private let grid: LayoutGrid
    private(set) var lengths: [Double]
    /// How many cells of the priority that is served each track still has for itself.
    private var waiting: [Int]
    /// Tracks that something gave a length.
    private var isSized: [Bool]
    /// Tracks that had a length when the priority began: what they leave of their shares nobody gets.
    private var wasSized: [Bool]
    private let gapLength: Double
    /// What each track of the priority gets whose own cells wait, or that has none; nil without a proposal.
    private var share: Double?
    /// How many tracks get that.
    private var sharing = 0
    /// The shares of the other tracks.
    private var settled: [Double?]
    /// What they left when there was no track to get it: cells across several tracks may have it.
    private var unclaimed = 0.0
    /// Tracks whose own cells were all served just now.
    private var closing: [Int] = []
    /// Tracks that end a cell across several which was served just now.
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

    /// The length of everything.
    var total: Double { max(0, lengths.reduce(0, +) + gapLength) }

    /// Where each track begins.
    var starts: [Double] {
        var end = 0.0
        return zip(gaps, lengths).map { gap, length in
            end += gap + length
            return end - length
        }
    }

    /// The length of several tracks and the gaps between them.
    func length(of lines: Range<Int>) -> Double {
        lines.reduce(0) { $0 + lengths[$1] } + innerGaps(lines)
    }

    private func innerGaps(_ lines: Range<Int>) -> Double {
        lines.dropFirst().reduce(0) { $0 + gaps[$1] }
    }

    /// Begins to serve cells of another priority, which cover these tracks of a grid that is offered
    /// `length` and owes some to cells served before.
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

    /// Takes note that a cell was served which covers these tracks.
    mutating func served(_ lines: Range<Int>) {
        guard lines.count == 1 else {
            ends.insert(lines.upperBound - 1)
            return
        }
        waiting[lines.lowerBound] -= 1
        if waiting[lines.lowerBound] == 0 { closing.append(lines.lowerBound) }
    }

    /// Shares out what tracks that were just served leave of their shares, or took beyond them; what a
    /// track leaves that ends a spanning cell, too, that one may need.
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

    /// What a cell is offered.
    func offer(_ lines: Range<Int>, isUnsized: Bool) -> Double? {
        guard let share else { return nil }
        let current = length(of: lines)
        if isUnsized { return current }
        guard share < .infinity else { return share }
        let offer = lines.reduce(innerGaps(lines) + unclaimed) { $0 + (settled[$1] ?? share) }
        // Where tracks are endless there is no number to offer.
        return offer > current ? offer : current
    }

    /// Makes one track long enough.
    mutating func widen(_ line: Int, to length: Double) {
        isSized[line] = true
        lengths[line] = max(lengths[line], grid.length(length, along: axis))
    }

    /// Makes several tracks together long enough: those without a length, or all alike.
    mutating func widen(_ lines: Range<Int>, to length: Double) {
        let missing = length - self.length(of: lines)
        guard missing > 0 else { return }
        let unsized = lines.filter { !isSized[$0] }
        let growing = unsized.isEmpty ? Array(lines) : unsized
        for line in growing { widen(line, to: lengths[line] + missing / Double(growing.count)) }
        for line in lines { isSized[line] = true }
    }
}
