/// The widths of a grid's columns, or the heights of its rows, while they are found.
struct GridTracks {
    let axis: Axis
    let gaps: [Double]
    private(set) var lengths: [Double]
    /// Columns whose cells were all served: their lengths are taken off what there is to share.
    private var isCommitted: [Bool]
    /// Columns with cells that still wait.
    private var isOpen: [Bool]
    private var share: Double?

    init(axis: Axis, gaps: [Double]) {
        self.axis = axis
        self.gaps = gaps
        lengths = gaps.map { _ in 0 }
        isCommitted = gaps.map { _ in false }
        isOpen = isCommitted
    }

    /// The length of everything.
    var total: Double { max(0, lengths.reduce(0, +) + gaps.reduce(0, +)) }

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

    /// Shares what is left of `length` among tracks that have waiting cells.
    mutating func shareOut(_ length: Double?, open: [Bool]) {
        isOpen = open
        guard let length else { return share = nil }
        guard length.isFinite else { return share = .infinity }
        let taken = lengths.indices.reduce(0) { isCommitted[$1] ? $0 + lengths[$1] : $0 }
        let count = max(1, open.count { $0 })
        share = (length - gaps.reduce(0, +) - taken) / Double(count)
    }

    /// What a cell is offered of a grid that is offered `length`.
    func offer(_ lines: Range<Int>, of length: Double?, isUnsized: Bool) -> Double? {
        guard let length, let share else { return nil }
        let current = self.length(of: lines)
        if isUnsized { return current }
        guard share.isFinite else { return share }
        if lines.count == 1 { return max(share, current) }
        let others = lengths.indices.reduce(0.0) { sum, index in
            if lines.contains(index) { return sum }
            return sum + (isOpen[index] && !isCommitted[index] ? share : lengths[index])
        }
        return max(length - gaps.reduce(0, +) - others + innerGaps(lines), current)
    }

    /// Makes one track long enough.
    mutating func widen(_ line: Int, to length: Double) {
        lengths[line] = max(lengths[line], length)
    }

    /// Makes several tracks together long enough: those that no cell has for itself, or all.
    mutating func widen(_ lines: Range<Int>, to length: Double, hasOwnCells: [Bool]) {
        let missing = length - self.length(of: lines)
        guard missing > 0 else { return }
        let unowned = lines.filter { !hasOwnCells[$0] }
        let growing = unowned.isEmpty ? Array(lines) : unowned
        for line in growing { lengths[line] += missing / Double(growing.count) }
    }

    mutating func commit(_ lines: [Bool]) {
        for index in lines.indices where lines[index] { isCommitted[index] = true }
    }

    func areCommitted(_ lines: Range<Int>) -> Bool { lines.allSatisfy { isCommitted[$0] } }
}
