/// Finds the widths of a grid's columns and the heights of its rows.
///
/// Without a proposal every cell has its ideal size. Otherwise cells are served in groups, by
/// priority and the least flexible first. The columns and rows with cells of a priority share the
/// room that others leave, in as many parts as the fullest row or column needs; when the cells of
/// one are served, the rest of its share, or the excess, is divided among the others. Cells across
/// several columns widen these at the end.
struct GridSolver {
    let grid: GridCells
    let proposal: Proposal
    private(set) var columns: GridTracks
    private(set) var rows: GridTracks
    /// The proposal for each cell, and its size.
    private(set) var answers: [(proposal: Proposal, size: Size)]
    private var priority: Double?

    init(
        _ grid: GridCells, proposal: Proposal, gaps: (columns: [Double], rows: [Double]),
        on layoutGrid: LayoutGrid
    ) {
        self.grid = grid
        self.proposal = proposal
        columns = GridTracks(axis: .horizontal, gaps: gaps.columns, on: layoutGrid)
        rows = GridTracks(axis: .vertical, gaps: gaps.rows, on: layoutGrid)
        answers = grid.cells.map { _ in (.ideal, .zero) }
        let groups = proposal == .ideal ? [Array(grid.cells.indices)] : groupsByFlexibility()
        for group in groups where !group.isEmpty { serve(group) }
        columns.widenForSpans()
    }

    private mutating func serve(_ group: [Int]) {
        let priority = grid.cells[group[0]].element.priority
        if priority != self.priority {
            self.priority = priority
            let cells = grid.cells.filter { $0.element.priority == priority }
            columns.begin(cells, of: proposal.width)
            rows.begin(cells, of: proposal.height)
        }
        for index in group { measure(index) }
        addSpans(group)
        let cells = group.map { grid.cells[$0] }
        columns.shareOut(after: cells)
        rows.shareOut(after: cells)
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
        if cell.columns.count == 1 { columns.widen(cell.columns.lowerBound, to: size.width) }
    }

    /// Adds the widths of a group's cells across several columns, by their first columns.
    private mutating func addSpans(_ group: [Int]) {
        let spanning = group.filter { grid.cells[$0].columns.count > 1 }
        let ordered = spanning.map { (grid.cells[$0].columns.lowerBound, $0) }.sorted(by: <)
        for (_, index) in ordered {
            columns.addSpan(grid.cells[index].columns, of: answers[index].size.width)
        }
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
    /// How much it can grow along the others, without its least length along the endless ones.
    ///
    /// As in SwiftUI, it can become nothing along an axis along which it does not size the grid.
    private(set) var range = 0.0

    init(_ element: Element, proposal: Proposal) {
        priority = element.priority
        let least = element.size(for: Proposal(width: 0, height: 0))
        let most = element.size(for: Proposal(width: .infinity, height: .infinity))
        let unsized = element.gridTraits.unsizedAxes
        for axis in [Axis.horizontal, .vertical] where proposal[axis] != nil {
            if !unsized.contains(axis) { range -= least[axis] }
            if most[axis].isFinite { range += most[axis] } else { endlessAxes += 1 }
        }
    }

    static func < (first: Flexibility, second: Flexibility) -> Bool {
        (-first.priority, first.endlessAxes, first.range)
            < (-second.priority, second.endlessAxes, second.range)
    }
}
