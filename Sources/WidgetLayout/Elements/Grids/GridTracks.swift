/// The widths of a grid's columns, or the heights of its rows, while they are computed.
struct GridTracks {
    let axis: Axis
    let gaps: [Double]
    /// The grid of possible lengths: a terminal's cells, or any.
    private let grid: LayoutGrid
    private(set) var lengths: [Double]
    private let gapLength: Double
    private var spans: GridSpans
    /// The share of each track that is not settled; nil without a proposal.
    private var share: Double?
    /// The number of tracks that get the share.
    private var sharing = 0
    /// The final shares of the other tracks.
    private var settled: [Double?]
    /// What tracks get beyond their shares, because cells across several lack it.
    private var extras: [Double]
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
        spans = GridSpans(trackCount: gaps.count)
        settled = gaps.map { _ in nil }
        extras = gaps.map { _ in 0 }
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
        spans.beginPriority()
        settled = gaps.map { _ in 0 }
        extras = gaps.map { _ in 0 }
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
        spans.add(span, length: length, room: self.length(of: span))
    }

    /// What the cells across several tracks lack, each for itself.
    private var owed: Double {
        let starts = starts
        return spans.all.reduce(0) { owed, span in
            let (first, last) = (span.tracks.lowerBound, span.tracks.upperBound - 1)
            return owed + max(0, span.length - (starts[last] + lengths[last] - starts[first]))
        }
    }

    /// The length that the cells across these tracks lack.
    private func missing(_ tracks: Range<Int>) -> Double {
        let length = spans.all.reduce(0) { $1.tracks == tracks ? max($0, $1.length) : $0 }
        return length > 0 ? max(0, length - self.length(of: tracks)) : 0
    }

    /// Divides what the tracks of just served cells leave of their shares, or take beyond them,
    /// among the others.
    mutating func shareOut(after cells: [GridCells.Cell]) {
        let closing = close(cells).sorted()
        guard let share, share.isFinite, !closing.isEmpty else { return }
        settle(closing)
        settleSpans()
    }

    /// Divides what `count` tracks leave among the others.
    private mutating func divide(_ remainder: Double, of count: Int) {
        sharing -= count
        if sharing > 0 {
            share = share.map { $0 + remainder / Double(sharing) }
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

    /// Settles the shares of tracks, one after the other.
    ///
    /// A track at the end of a cell across several stays open, because that cell may need it.
    /// If cells across all tracks are found to be too short for their content, the others get what
    /// these lack in addition, or the remainder once more if that is greater; the grid then exceeds
    /// its offer.
    private mutating func settle(_ closing: [Int]) {
        let lack = lackAcrossAll(besides: closing)
        for line in closing {
            let mayBeNeeded = ends.contains(line) && (lack == 0 || line + 1 < gaps.count)
            guard !mayBeNeeded, let share else { continue }
            settled[line] = lengths[line]
            let remainder = share - lengths[line]
            let excess = line == closing.last && lack > 0 ? max(remainder, lack) : 0
            divide(remainder + excess, of: 1)
        }
    }

    /// What cells across all tracks lack while a track before the last is open.
    private func lackAcrossAll(besides closing: [Int]) -> Double {
        let lack = missing(lengths.indices)
        guard lack > 0 else { return 0 }
        let open = settled.indices.dropLast().filter { settled[$0] == nil }
        return Set(open).isSubset(of: closing) ? 0 : lack
    }

    /// Settles the tracks that only a cell across several covers, when its others are settled.
    ///
    /// What the cell lacks is taken from the room, and all of these tracks but one get no share.
    private mutating func settleSpans() {
        for tracks in spans.unsettled where spans.isAlone(tracks) {
            let open = tracks.filter { settled[$0] == nil }
            let isServed = open.allSatisfy { waiting[$0] == 0 && !owners.contains($0) }
            guard isServed, let last = open.last, let share else { continue }
            for line in open.dropLast() { settled[line] = 0 }
            let lack = missing(tracks)
            extras[last] += lack
            divide(Double(open.count - 1) * share - lack, of: open.count - 1)
            spans.settle(tracks)
        }
    }

    /// The proposal for a cell.
    func offer(_ lines: Range<Int>, isUnsized: Bool) -> Double? {
        guard let share else { return nil }
        let current = length(of: lines)
        if isUnsized { return current }
        if share == .infinity { return share }
        let offer = lines.reduce(innerGaps(lines) + unclaimed) {
            $0 + (settled[$1] ?? share) + extras[$1]
        }
        // Keeps the current length when infinite tracks make the offer NaN.
        return offer > current ? offer : current
    }

    /// Widens a track to a length.
    mutating func widen(_ line: Int, to length: Double) {
        lengths[line] = max(lengths[line], grid.length(length, along: axis))
    }

    /// Widens tracks for the cells across several: those of no length, or else all equally.
    mutating func widenForSpans() {
        let shortfalls = spans.shortfalls { length(of: $0) }
        for (span, shortfall) in zip(spans.all, shortfalls) where shortfall > 0 {
            let empty = span.tracks.filter { lengths[$0] == 0 }
            let growing = empty.isEmpty ? Array(span.tracks) : empty
            for line in growing {
                widen(line, to: lengths[line] + shortfall / Double(growing.count))
            }
        }
    }
}
