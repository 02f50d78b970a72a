/// Finds the widths of a grid's columns and the heights of its rows.
///
/// Without a proposal every cell has its ideal size. Otherwise cells are served in groups, by
/// priority and the least flexible first. The columns and rows with cells of a priority share the
/// room that others leave; when the cells of one are served, the rest of its share, or the excess,
/// is divided among the others.
struct GridSolver {
    let grid: GridCells
    let proposal: Proposal
    private(set) var columns: GridTracks
    private(set) var rows: GridTracks
    /// The proposal for each cell, and its size.
    private(set) var answers: [(proposal: Proposal, size: Size)]
    private var priority: Double?
    /// Served cells across several columns that have not widened these yet, in serving order.
    private var spans: [Int] = []
    /// For each column, how many cells that cover it have not been served.
    private var waitingInColumn: [Int]

    init(
        _ grid: GridCells, proposal: Proposal, gaps: (columns: [Double], rows: [Double]),
        on layoutGrid: LayoutGrid
    ) {
        self.grid = grid
        self.proposal = proposal
        columns = GridTracks(axis: .horizontal, gaps: gaps.columns, on: layoutGrid)
        rows = GridTracks(axis: .vertical, gaps: gaps.rows, on: layoutGrid)
        answers = grid.cells.map { _ in (.ideal, .zero) }
        waitingInColumn = gaps.columns.map { _ in 0 }
        for cell in grid.cells {
            for column in cell.columns { waitingInColumn[column] += 1 }
        }
        let groups = proposal == .ideal ? [Array(grid.cells.indices)] : groupsByFlexibility()
        for group in groups where !group.isEmpty { serve(group) }
        widenSpans { _ in true }
    }

    private mutating func serve(_ group: [Int]) {
        let priority = grid.cells[group[0]].element.priority
        if priority != self.priority {
            self.priority = priority
            columns.begin(linesOfCells(.horizontal, priority), of: proposal.width, owing: owed)
            rows.begin(linesOfCells(.vertical, priority), of: proposal.height, owing: 0)
        }
        for index in group { measure(index) }
        var isColumnServed = false
        for index in group {
            let cell = grid.cells[index]
            columns.served(cell.columns)
            rows.served(cell.lines(.vertical))
            for column in cell.columns {
                waitingInColumn[column] -= 1
                if waitingInColumn[column] == 0 { isColumnServed = true }
            }
        }
        columns.shareOutRemainders()
        rows.shareOutRemainders()
        // Without a proposed width, unserved cells do not influence the offers.
        guard isColumnServed, proposal.width != nil else { return }
        let waiting = waitingInColumn
        widenSpans { $0.allSatisfy { waiting[$0] == 0 } }
    }

    /// The tracks that cells of a priority cover.
    private func linesOfCells(_ axis: Axis, _ priority: Double) -> [Range<Int>] {
        grid.cells.lazy.filter { $0.element.priority == priority }.map { $0.lines(axis) }
    }

    /// The width still needed by spanning cells.
    private var owed: Double {
        spans.reduce(0) { sum, index in
            sum + max(0, answers[index].size.width - columns.length(of: grid.cells[index].columns))
        }
    }

    private mutating func measure(_ index: Int) {
        let cell = grid.cells[index]
        let unsized = cell.traits.unsizedAxes
        let offer = Proposal(
            width: columns.offer(cell.columns, isUnsized: unsized.contains(.horizontal)),
            height: rows.offer(cell.lines(.vertical), isUnsized: unsized.contains(.vertical)))
        let size = cell.element.size(for: offer)
        answers[index] = (offer, size)
        rows.widen(cell.row, to: size.height)
        if cell.columns.count == 1 {
            columns.widen(cell.columns.lowerBound, to: size.width)
        } else {
            spans.append(index)
        }
    }

    /// Widens the columns of spanning cells once all cells in them have been served.
    private mutating func widenSpans(where isReady: (Range<Int>) -> Bool) {
        guard !spans.isEmpty else { return }
        for index in spans where isReady(grid.cells[index].columns) {
            columns.widen(grid.cells[index].columns, to: answers[index].size.width)
        }
        spans.removeAll { isReady(grid.cells[$0].columns) }
    }

    /// Groups of cells with the same priority and flexibility, in serving order.
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

/// The serving order of a cell.
private struct Flexibility: Comparable {
    let priority: Double
    /// The number of axes along which the cell grows without limit.
    private(set) var endlessAxes = 0
    /// How much it can grow along the others.
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
