/// The widths of a grid's columns, or the heights of its rows, while they are computed.
struct GridTracks {
    let axis: Axis
    let gaps: [Double]
    /// The grid of possible lengths: a terminal's cells, or any.
    private let grid: LayoutGrid
    private(set) var lengths: [Double]
    private let gapLength: Double
    /// The tracks that served cells across several cover, in the order in which these widen them.
    private var spans: [Range<Int>] = []
    /// The greatest length of the cells across the same tracks.
    private var spanLengths: [Range<Int>: Double] = [:]
    /// The share of each track that is not settled; nil without a proposal.
    private var share: Double?
    /// The number of tracks that get the share.
    private var sharing = 0
    /// The final shares of the other tracks.
    private var settled: [Double?]
    /// The rest of shares that no track could get; cells across several tracks may use it.
    private var unclaimed = 0.0
    /// For each track, how many cells of the present priority it waits for.
    private var waiting: [Int]
    /// Tracks with a cell of the present priority that covers no other.
    private var owners: Set<Int> = []
    /// Tracks at the end of served cells of the present priority that cover several.
    private var ends: Set<Int> = []

    init(axis: Axis, gaps: [Double], on grid: LayoutGrid) {
        self.axis = axis
        self.gaps = gaps
        self.grid = grid
        lengths = gaps.map { _ in 0 }
        gapLength = gaps.reduce(0, +)
        settled = gaps.map { _ in nil }
        waiting = gaps.map { _ in 0 }
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

    /// Begins serving cells of another priority, when the grid is offered a length.
    mutating func begin(_ cells: [GridCells.Cell], of length: Double?) {
        settled = gaps.map { _ in 0 }
        waiting = gaps.map { _ in 0 }
        owners = []
        ends = []
        unclaimed = 0
        for cell in cells {
            let lines = cell.lines(axis)
            for line in lines { settled[line] = nil }
            if lines.count == 1 { owners.insert(lines.lowerBound) }
            guard isAwaited(cell) else { continue }
            for line in lines { waiting[line] += 1 }
        }
        sharing = settled.count { $0 == nil }
        let parts = Double(max(1, mostTracks(across: cells)))
        share = length.map { length in
            guard length < .infinity else { return length }
            let owed = spans.reduce(0) { $0 + max(0, missing($1)) }
            return (length - gapLength - lengths.reduce(owed, +)) / parts
        }
    }

    /// The most columns that cells of one row cover, or the most cells in one column.
    ///
    /// As in SwiftUI, the room is shared as in the fullest line, even if others have cells
    /// elsewhere.
    private func mostTracks(across cells: [GridCells.Cell]) -> Int {
        guard axis == .vertical else {
            let covered = cells.reduce(into: [:]) { $0[$1.row, default: 0] += $1.columns.count }
            return covered.values.max() ?? 0
        }
        // How many more cells there are in a column than in the one before.
        var steps: [Int: Int] = [:]
        for cell in cells {
            steps[cell.columns.lowerBound, default: 0] += 1
            steps[cell.columns.upperBound, default: 0] -= 1
        }
        var (count, most) = (0, 0)
        for column in steps.keys.sorted() {
            count += steps[column, default: 0]
            most = max(most, count)
        }
        return most
    }

    /// Whether tracks wait for a cell; they do not for a child of the grid across several.
    private func isAwaited(_ cell: GridCells.Cell) -> Bool {
        !cell.isLine || cell.lines(axis).count == 1
    }

    /// Adds the length of a served cell across several tracks.
    mutating func addSpan(_ span: Range<Int>, of length: Double) {
        if spanLengths[span] == nil { spans.append(span) }
        spanLengths[span] = max(spanLengths[span] ?? 0, length)
    }

    /// The length that the cells across these tracks lack.
    private func missing(_ span: Range<Int>) -> Double {
        spanLengths[span, default: 0] - length(of: span)
    }

    /// Divides what the tracks of just served cells leave of their shares, or take beyond them,
    /// among the others.
    mutating func shareOut(after cells: [GridCells.Cell]) {
        let closing = close(cells)
        guard let share, share.isFinite, !closing.isEmpty else { return }
        let remainder = settle(closing, at: share)
        sharing -= closing.count
        if sharing > 0 {
            self.share = share + remainder / Double(sharing)
        } else {
            unclaimed += remainder
        }
    }

    /// Notes that cells were served, and returns the tracks that wait for no more of them.
    private mutating func close(_ cells: [GridCells.Cell]) -> [Int] {
        var closing: [Int] = []
        for cell in cells where isAwaited(cell) {
            let lines = cell.lines(axis)
            if lines.count > 1 { ends.insert(lines.upperBound - 1) }
            for line in lines {
                waiting[line] -= 1
                if waiting[line] == 0, owners.contains(line) { closing.append(line) }
            }
        }
        return closing
    }

    /// Settles the shares of tracks, and returns what the others get.
    ///
    /// A track at the end of a cell across several keeps its share, because that cell may need it.
    /// If cells across all tracks are found to be too short for their content, the others get what
    /// these lack in addition, or the remainder once more if that is greater; the grid then exceeds
    /// its offer.
    private mutating func settle(_ closing: [Int], at share: Double) -> Double {
        for line in closing { settled[line] = lengths[line] }
        let lack = lackAcrossAll
        for line in closing where ends.contains(line) && (lack == 0 || line + 1 < gaps.count) {
            settled[line] = share
        }
        let remainder = closing.reduce(0) { $0 + (share - (settled[$1] ?? share)) }
        return lack == 0 ? remainder : remainder + max(remainder, lack)
    }

    /// What cells across all tracks lack while a track before the last is open.
    private var lackAcrossAll: Double {
        guard spanLengths[lengths.indices] != nil, settled.dropLast().contains(nil) else {
            return 0
        }
        return max(0, missing(lengths.indices))
    }

    /// The proposal for a cell.
    func offer(_ lines: Range<Int>, isUnsized: Bool) -> Double? {
        guard let share else { return nil }
        let current = length(of: lines)
        if isUnsized { return current }
        if share == .infinity { return share }
        let offer = lines.reduce(innerGaps(lines) + unclaimed) { $0 + (settled[$1] ?? share) }
        // Keeps the current length when infinite tracks make the offer NaN.
        return offer > current ? offer : current
    }

    /// Widens a track to a length.
    mutating func widen(_ line: Int, to length: Double) {
        lengths[line] = max(lengths[line], grid.length(length, along: axis))
    }

    /// Widens tracks for the cells across several: those of no length, or else all equally.
    mutating func widenForSpans() {
        for span in spans {
            let missing = missing(span)
            guard missing > 0 else { continue }
            let empty = span.filter { lengths[$0] == 0 }
            let growing = empty.isEmpty ? Array(span) : empty
            for line in growing { widen(line, to: lengths[line] + missing / Double(growing.count)) }
        }
    }
}
