/// The widths of a grid's columns, or the heights of its rows, while they are found.
struct GridTracks {
    let axis: Axis
    let gaps: [Double]
    /// The lengths there are: those of a terminal's cells, or any.
    private let grid: LayoutGrid
    private(set) var lengths: [Double]
    /// How many cells of the priority that is served each track still has for itself.
    private var waiting: [Int]
    private var openCount = 0
    /// Tracks whose cells were all served: their lengths are taken off what there is to share.
    private var isCommitted: [Bool]
    private var committedLength = 0.0
    private let gapLength: Double
    private var share: Double?
    /// Tracks that no cell has for itself, but that one of the priority spans which is served: they have
    /// a share until all of the priority were.
    private var isShared: [Bool]
    /// What committed tracks left when it was shared out.
    private var rest = 0.0

    init(axis: Axis, gaps: [Double], on grid: LayoutGrid) {
        self.axis = axis
        self.gaps = gaps
        self.grid = grid
        lengths = gaps.map { _ in 0 }
        waiting = gaps.map { _ in 0 }
        isCommitted = gaps.map { _ in false }
        isShared = isCommitted
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

    /// Begins to serve cells of another priority, of which each track has so many for itself or shares
    /// some with others.
    mutating func begin(waiting: [Int], shared: [Bool]) {
        for line in lengths.indices where isShared[line] { commit(line) }
        self.waiting = waiting
        isShared = shared
        openCount = lengths.indices.count { isOpen($0) }
    }

    private func isOpen(_ line: Int) -> Bool { waiting[line] > 0 || isShared[line] }

    /// Shares what is left of `length` among tracks that have waiting cells.
    mutating func shareOut(_ length: Double?) {
        guard let length else { return share = nil }
        guard length.isFinite else { return share = .infinity }
        rest = length - gapLength - committedLength
        share = rest / Double(max(1, openCount))
    }

    /// Takes note that a cell was served which a track has for itself; commits the track with its last.
    mutating func served(_ line: Int) {
        waiting[line] -= 1
        guard waiting[line] == 0 else { return }
        openCount -= 1
        commit(line)
    }

    /// Commits tracks that have no waiting cell.
    mutating func commitClosed() {
        for line in lengths.indices where !isOpen(line) { commit(line) }
    }

    private mutating func commit(_ line: Int) {
        guard !isCommitted[line] else { return }
        isCommitted[line] = true
        committedLength += lengths[line]
    }

    /// What a cell is offered of a grid that is offered `length`.
    func offer(_ lines: Range<Int>, of length: Double?, isUnsized: Bool) -> Double? {
        guard length != nil, let share else { return nil }
        let current = self.length(of: lines)
        if isUnsized { return current }
        guard share.isFinite else { return share }
        if lines.count == 1 { return max(share, current) }
        let offered = lengths.indices.reduce(rest) { sum, index in
            if isOpen(index) { return lines.contains(index) ? sum : sum - share }
            if lines.contains(index) { return isCommitted[index] ? sum + lengths[index] : sum }
            return isCommitted[index] ? sum : sum - lengths[index]
        }
        return max(offered + innerGaps(lines), current)
    }

    /// Makes one track long enough.
    mutating func widen(_ line: Int, to length: Double) {
        let length = grid.length(length, along: axis)
        let growth = length - lengths[line]
        guard growth > 0 else { return }
        lengths[line] = length
        if isCommitted[line] { committedLength += growth }
    }

    /// Makes several tracks together long enough: the first of `candidates` that has some of them, or all.
    mutating func widen(_ lines: Range<Int>, to length: Double, _ candidates: [[Bool]]) {
        let missing = length - self.length(of: lines)
        guard missing > 0 else { return }
        let some = candidates.lazy.map { chosen in lines.filter { chosen[$0] } }
        let growing = some.first { !$0.isEmpty } ?? Array(lines)
        for line in growing { widen(line, to: lengths[line] + missing / Double(growing.count)) }
    }

    func areCommitted(_ lines: Range<Int>) -> Bool {
        lines.allSatisfy { isCommitted[$0] || isShared[$0] }
    }
}
