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
    private var isServed: [Bool]
    /// Cells across several columns that have not widened them yet.
    private var spans: [Int] = []

    init(_ grid: GridCells, proposal: Proposal, gaps: (columns: [Double], rows: [Double])) {
        self.grid = grid
        self.proposal = proposal
        columns = GridTracks(axis: .horizontal, gaps: gaps.columns)
        rows = GridTracks(axis: .vertical, gaps: gaps.rows)
        answers = grid.cells.map { _ in (.ideal, .zero) }
        isServed = grid.cells.map { _ in false }
        let groups = proposal == .ideal ? [Array(grid.cells.indices)] : groupsByFlexibility()
        for group in groups { serve(group) }
        widenSpans { _ in true }
    }

    private mutating func serve(_ group: [Int]) {
        let priority = grid.cells[group[0]].element.priority
        columns.shareOut(
            proposal.width, open: lines(.horizontal) { $0.element.priority == priority })
        rows.shareOut(proposal.height, open: lines(.vertical) { $0.element.priority == priority })
        for index in group { measure(index) }
        for index in group { isServed[index] = true }
        columns.commit(lines(.horizontal) { $0.element.priority >= priority }.map { !$0 })
        rows.commit(lines(.vertical) { $0.element.priority >= priority }.map { !$0 })
        let columns = columns
        widenSpans { columns.areCommitted($0) }
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
        } else {
            spans.append(index)
        }
    }

    /// Widens the columns of spanning cells once none of them waits for its own.
    private mutating func widenSpans(where isReady: (Range<Int>) -> Bool) {
        guard !spans.isEmpty else { return }
        let owned = ownedColumns
        for index in spans where isReady(grid.cells[index].columns) {
            columns.widen(
                grid.cells[index].columns, to: answers[index].size.width, hasOwnCells: owned)
        }
        spans.removeAll { isReady(grid.cells[$0].columns) }
    }

    private var ownedColumns: [Bool] {
        var owned = columns.lengths.map { _ in false }
        for cell in grid.cells where cell.columns.count == 1 {
            owned[cell.columns.lowerBound] = true
        }
        return owned
    }

    /// Columns or rows with a waiting cell of their own for which `condition` holds.
    private func lines(_ axis: Axis, where condition: (GridCells.Cell) -> Bool) -> [Bool] {
        var lines = [Bool](repeating: false, count: grid.count(axis))
        for (index, cell) in grid.cells.enumerated() where !isServed[index] && condition(cell) {
            let covered = cell.lines(axis)
            if covered.count == 1 { lines[covered.lowerBound] = true }
        }
        return lines
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
