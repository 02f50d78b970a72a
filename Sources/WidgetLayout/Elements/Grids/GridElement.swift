/// Views in rows and columns that share their lengths.
final class GridElement: Element {
    private let alignment: GuidePair
    private let grid: GridCells
    /// The grid of possible lengths: a terminal's cells, or any.
    private let layoutGrid: LayoutGrid
    private let gaps: (columns: [Double], rows: [Double])
    private let columnGuides: [Guide]
    private var latest: (proposal: Proposal, arrangement: Arrangement)?

    /// Cells placed for one proposal, in the grid's coordinates.
    private struct Arrangement {
        var size = Size.zero
        var proposals: [Proposal] = []
        var origins: [Position] = []
    }

    init(
        id: UInt64, alignment: GuidePair, spacing: (columns: Double?, rows: Double?),
        children: [Element], grid layoutGrid: LayoutGrid = .points
    ) {
        self.alignment = alignment
        self.layoutGrid = layoutGrid
        let grid = GridCells(children)
        self.grid = grid
        gaps = (
            grid.gaps(.horizontal, spacing: spacing.columns, on: layoutGrid),
            grid.gaps(.vertical, spacing: spacing.rows, on: layoutGrid)
        )
        var guides = [Guide](repeating: alignment.horizontal, count: grid.columnCount)
        for cell in grid.cells.reversed() where !cell.isLine {
            if let guide = cell.traits.columnAlignment { guides[cell.columns.lowerBound] = guide }
        }
        columnGuides = guides
        super.init(id: id, around: ElementContents(children))
    }

    override var spacings: EdgeSpacings { outerSpacings }
    private lazy var outerSpacings = grid.outerSpacings

    override func sizeThatFits(_ proposal: Proposal) -> Size { arrangement(for: proposal).size }

    override func explicitPosition(of guide: Guide, size: Size, proposal: Proposal) -> Double? {
        let arrangement = arrangement(for: proposal)
        return guide.combined(
            grid.cells.indices.compactMap { index in
                grid.cells[index].element
                    .explicitPosition(of: guide, for: arrangement.proposals[index])
                    .map { $0 + arrangement.origins[index][guide.axis] }
            })
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let arrangement = arrangement(for: proposal)
        for index in Self.drawingOrder(of: grid.cells.map(\.element)) {
            grid.cells[index].element.place(
                at: frame.origin + arrangement.origins[index],
                proposal: arrangement.proposals[index], into: writer)
        }
    }

    private func arrangement(for proposal: Proposal) -> Arrangement {
        if let latest, latest.proposal == proposal { return latest.arrangement }
        let arrangement = arranged(
            GridSolver(grid, proposal: proposal, gaps: gaps, on: layoutGrid))
        latest = (proposal, arrangement)
        return arrangement
    }

    private func arranged(_ solver: GridSolver) -> Arrangement {
        var arrangement = Arrangement()
        guard !grid.cells.isEmpty else { return arrangement }
        var (columns, rows) = (solver.columns, solver.rows)
        for (index, cell) in grid.cells.enumerated() {
            let slot = Size(
                width: columns.length(of: cell.columns),
                height: rows.length(of: cell.lines(.vertical)))
            let known = solver.answers[index]
            arrangement.proposals.append(known.size == slot ? known.proposal : Proposal(slot))
        }
        let lines = (
            sharedLines(.horizontal, arrangement.proposals, &columns),
            sharedLines(.vertical, arrangement.proposals, &rows)
        )
        let starts = (columns.starts, rows.starts)
        for (index, cell) in grid.cells.enumerated() {
            let proposal = arrangement.proposals[index]
            let origin = Position(
                x: starts.0[cell.columns.lowerBound]
                    + origin(of: cell, proposal, in: columns, lines.0),
                y: starts.1[cell.row] + origin(of: cell, proposal, in: rows, lines.1))
            arrangement.origins.append(
                layoutGrid.start(origin, of: cell.element.size(for: proposal)))
        }
        arrangement.size = Size(width: columns.total, height: rows.total)
        return arrangement
    }

    /// The line of each column or row where cells that share a text's or a plugin's guide meet.
    ///
    /// Columns grow to make room for these cells.
    private func sharedLines(
        _ axis: Axis, _ proposals: [Proposal], _ tracks: inout GridTracks
    ) -> [Double] {
        var lines = tracks.lengths.map { _ in 0.0 }
        var ends = lines
        for (index, cell) in grid.cells.enumerated() {
            guard let guide = sharedGuide(of: cell, axis) else { continue }
            let line = cell.lines(axis).lowerBound
            let position = cell.element.position(of: guide, for: proposals[index])
            lines[line] = max(lines[line], position)
            ends[line] = max(
                ends[line], cell.element.size(for: proposals[index])[axis] - position)
        }
        for line in lines.indices where lines[line] + ends[line] > 0 {
            if axis == .vertical {
                // A row stays as high as its highest view; lines of text extend above it.
                lines[line] = tracks.length(of: line..<line + 1) - ends[line]
            } else {
                tracks.widen(line, to: lines[line] + ends[line])
            }
        }
        return lines
    }

    /// The guide that a cell shares with others in its line; nil if it is aligned within its own
    /// room.
    private func sharedGuide(of cell: GridCells.Cell, _ axis: Axis) -> Guide? {
        let guide = guide(of: cell, axis)
        let isShared =
            !guide.isEdgeOrCenter && cell.traits.anchor == nil && cell.lines(axis).count == 1
        return isShared ? guide : nil
    }

    private func guide(of cell: GridCells.Cell, _ axis: Axis) -> Guide {
        switch axis {
        case .vertical: cell.traits.row?.alignment ?? alignment.vertical
        case .horizontal:
            cell.columns.count > 1 || cell.isLine
                ? alignment.horizontal : columnGuides[cell.columns.lowerBound]
        }
    }

    /// The origin of a cell's view in its room, along one axis.
    private func origin(
        of cell: GridCells.Cell, _ proposal: Proposal, in tracks: GridTracks, _ lines: [Double]
    ) -> Double {
        let axis = tracks.axis
        let covered = cell.lines(axis)
        let slot = tracks.length(of: covered)
        let size = cell.element.size(for: proposal)
        if let anchor = cell.traits.anchor { return anchor[axis] * (slot - size[axis]) }
        if axis == .horizontal, cell.traits.takesLine, !cell.isLine { return 0 }
        let guide = guide(of: cell, axis)
        let position = cell.element.position(of: guide, for: proposal)
        if sharedGuide(of: cell, axis) != nil {
            return lines[covered.lowerBound] - position
        }
        let room = Size(slot, along: axis, across: 0)
        return guide.defaultPosition(in: room) - position
    }
}
