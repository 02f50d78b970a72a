/// Finds the widths of a grid's columns and the heights of its rows.
///
/// Without a proposal every cell has its ideal size. Otherwise cells are served in groups: by
/// priority, the least flexible first. A cell is offered an equal share of what finished columns and
/// rows leave.
struct GridSolver {
    let grid: GridCells
    let proposal: Proposal
    private(set) var columns: GridTracks
    private(set) var rows: GridTracks
    /// What each cell was offered, and what it answered.
    private(set) var answers: [(proposal: Proposal, size: Size)]
    private var priority: Double?
    /// Cells across several columns that have not widened them yet.
    private var spans: [Int] = []
    /// Columns that no cell has for itself.
    private let unownedColumns: [Bool]
    /// Columns that wait for the first cell of their own.
    private var waitingColumns: [Bool]

    init(
        _ grid: GridCells, proposal: Proposal, gaps: (columns: [Double], rows: [Double]),
        on layoutGrid: LayoutGrid
    ) {
        self.grid = grid
        self.proposal = proposal
        columns = GridTracks(axis: .horizontal, gaps: gaps.columns, on: layoutGrid)
        rows = GridTracks(axis: .vertical, gaps: gaps.rows, on: layoutGrid)
        answers = grid.cells.map { _ in (.ideal, .zero) }
        var unowned = columns.gaps.map { _ in true }
        for cell in grid.cells where cell.columns.count == 1 {
            unowned[cell.columns.lowerBound] = false
        }
        unownedColumns = unowned
        waitingColumns = unowned.map { !$0 }
        let groups = proposal == .ideal ? [Array(grid.cells.indices)] : groupsByFlexibility()
        for group in groups where !group.isEmpty { serve(group) }
        widenSpans { _ in true }
    }

    private mutating func serve(_ group: [Int]) {
        let priority = grid.cells[group[0]].element.priority
        let isFirst = priority != self.priority
        if isFirst {
            self.priority = priority
            columns.begin(
                waiting: cellCounts(.horizontal, priority), shared: sharedColumns(priority))
            rows.begin(
                waiting: cellCounts(.vertical, priority), shared: rows.gaps.map { _ in false })
        }
        columns.shareOut(proposal.width)
        rows.shareOut(proposal.height)
        for index in group { measure(index) }
        for index in group {
            let cell = grid.cells[index]
            if cell.columns.count == 1 { columns.served(cell.columns.lowerBound) }
            rows.served(cell.row)
        }
        if isFirst {
            columns.commitClosed()
            rows.commitClosed()
        }
        // What waits does not change what is offered where no width is.
        guard proposal.width != nil else { return }
        let columns = columns
        widenSpans { columns.areCommitted($0) }
    }

    /// How many cells of a priority each column or row has for itself.
    private func cellCounts(_ axis: Axis, _ priority: Double) -> [Int] {
        var counts = [Int](repeating: 0, count: grid.count(axis))
        for cell in grid.cells where cell.element.priority == priority {
            let covered = cell.lines(axis)
            if covered.count == 1 { counts[covered.lowerBound] += 1 }
        }
        return counts
    }

    /// The columns that no cell has for itself and one of a priority spans.
    private func sharedColumns(_ priority: Double) -> [Bool] {
        var shared = columns.gaps.map { _ in false }
        for cell in grid.cells
        where cell.columns.count > 1 && cell.element.priority == priority {
            for column in cell.columns { shared[column] = unownedColumns[column] }
        }
        return shared
    }

    private mutating func measure(_ index: Int) {
        let cell = grid.cells[index]
        let unsized = cell.traits.unsizedAxes
        let offer = Proposal(
            width: columns.offer(
                cell.columns, of: proposal.width, isUnsized: unsized.contains(.horizontal)),
            height: rows.offer(
                cell.lines(.vertical), of: proposal.height, isUnsized: unsized.contains(.vertical)))
        let size = cell.element.size(for: offer)
        answers[index] = (offer, size)
        rows.widen(cell.row, to: size.height)
        if cell.columns.count == 1 {
            columns.widen(cell.columns.lowerBound, to: size.width)
            waitingColumns[cell.columns.lowerBound] = false
        } else {
            spans.append(index)
        }
    }

    /// Widens the columns of spanning cells once none of them waits for its own.
    private mutating func widenSpans(where isReady: (Range<Int>) -> Bool) {
        guard !spans.isEmpty else { return }
        for index in spans where isReady(grid.cells[index].columns) {
            columns.widen(
                grid.cells[index].columns, to: answers[index].size.width,
                [unownedColumns, waitingColumns])
        }
        spans.removeAll { isReady(grid.cells[$0].columns) }
    }

    /// Cells of the same priority and flexibility, those to be served first in front.
    private func groupsByFlexibility() -> [[Int]] {
        let keys = grid.cells.map { Flexibility($0.element, proposal: proposal) }
        let order = grid.cells.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
        return order.reduce(into: [[Int]]()) { groups, index in
            if let last = groups.last?.last, keys[last] == keys[index] {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
    }
}

/// How soon a cell is served.
private struct Flexibility: Comparable {
    let priority: Double
    /// On how many axes the cell grows without end.
    private(set) var endlessAxes = 0
    /// By how much it can grow on the others.
    private(set) var range = 0.0

    init(_ element: Element, proposal: Proposal) {
        priority = element.priority
        let least = element.size(for: Proposal(width: 0, height: 0))
        let most = element.size(for: Proposal(width: .infinity, height: .infinity))
        for axis in [Axis.horizontal, .vertical] where proposal[axis] != nil {
            if most[axis].isFinite { range += most[axis] - least[axis] } else { endlessAxes += 1 }
        }
    }

    static func < (first: Flexibility, second: Flexibility) -> Bool {
        (-first.priority, first.endlessAxes, first.range)
            < (-second.priority, second.endlessAxes, second.range)
    }
}
