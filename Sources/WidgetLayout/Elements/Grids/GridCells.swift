/// The views of a grid in rows and columns.
struct GridCells {
    /// A view with its row and columns.
    struct Cell {
        let element: Element
        let traits: GridTraits
        let row: Int
        let columns: Range<Int>
        /// Whether the view is a child of the grid itself, across all columns.
        let isLine: Bool

        /// The rows or columns it covers.
        func lines(_ axis: Axis) -> Range<Int> {
            axis == .horizontal ? columns : row..<row + 1
        }
    }

    private(set) var cells: [Cell] = []
    private(set) var rowCount = 0
    private(set) var columnCount = 0

    /// The greatest number of columns of a grid, whatever its cells span.
    private static let columnLimit = 1_000

    init(_ elements: [Element]) {
        var rows: [[(Element, GridTraits)]] = []
        var last: GridTraits.Row?
        for element in elements {
            let traits = element.gridTraits
            if let row = traits.row, row === last {
                rows[rows.count - 1].append((element, traits))
            } else {
                rows.append([(element, traits)])
            }
            last = traits.row
        }
        rowCount = rows.count
        columnCount = max(1, rows.map { Self.width(of: $0) }.max() ?? 1)
        for (index, row) in rows.enumerated() { place(row, at: index) }
    }

    private static func width(of row: [(Element, GridTraits)]) -> Int {
        return min(columnLimit, row.reduce(0) { min(columnLimit, $0 + span($1.1)) })
    }

    /// The number of columns a cell spans; 0 for a view that takes a whole row.
    private static func span(_ traits: GridTraits) -> Int {
        traits.takesLine ? 0 : max(1, min(traits.columns, columnLimit))
    }

    private mutating func place(_ row: [(Element, GridTraits)], at index: Int) {
        var start = 0
        for (element, traits) in row {
            let isLine = traits.row == nil
            let end = isLine ? columnCount : min(start + Self.span(traits), columnCount)
            guard start < columnCount else { return }
            cells.append(
                Cell(
                    element: element, traits: traits, row: index,
                    columns: start..<max(start + 1, end), isLine: isLine))
            start = end
        }
    }

    func count(_ axis: Axis) -> Int { axis == .horizontal ? columnCount : rowCount }

    /// The distances before each column or row.
    ///
    /// Without a spacing of the grid's own, each is the largest that two neighbouring views want.
    func gaps(_ axis: Axis, spacing: Double?, on grid: LayoutGrid) -> [Double] {
        let unmet = spacing.map {
            grid.gap($0, between: (.standard, .standard), along: axis, isTight: false)
        }
        var gaps = (0..<count(axis)).map { $0 == 0 ? 0 : unmet ?? 0 }
        for (first, second) in meetings(axis) {
            let edges = (
                cells[first].element.spacings.after(axis),
                cells[second].element.spacings.before(axis)
            )
            let wanted = spacing ?? EdgeSpacing.distance(edges.0, edges.1, along: axis)
            let gap = grid.gap(wanted, between: edges, along: axis, isTight: false)
            let line = cells[second].lines(axis).lowerBound
            gaps[line] = spacing == nil ? max(gaps[line], gap) : gap
        }
        return gaps
    }

    /// The spacings beyond the grid's own edges.
    ///
    /// Each is the union of those of the cells at the edge; none when the grid is empty or one of
    /// these cells wants none.
    var outerSpacings: EdgeSpacings {
        func edge(
            _ spacing: KeyPath<EdgeSpacings, EdgeSpacing>, _ isOuter: (Cell) -> Bool
        ) -> EdgeSpacing {
            let wanted = cells.filter(isOuter).map { $0.element.spacings[keyPath: spacing] }
            return wanted.contains { $0.kind == .none } ? .none : .union(wanted)
        }
        return EdgeSpacings(
            top: edge(\.top) { $0.row == 0 },
            leading: edge(\.leading) { $0.columns.lowerBound == 0 },
            bottom: edge(\.bottom) { $0.row == rowCount - 1 },
            trailing: edge(\.trailing) { $0.columns.upperBound == columnCount })
    }

    /// Pairs of cells that share an edge across an axis.
    private func meetings(_ axis: Axis) -> [(Int, Int)] {
        if axis == .horizontal {
            return cells.indices.dropFirst().compactMap { index in
                let (first, second) = (cells[index - 1], cells[index])
                let isBeside = first.columns.upperBound <= second.columns.lowerBound
                return first.row == second.row && isBeside ? (index - 1, index) : nil
            }
        }
        let rows = Dictionary(grouping: cells.indices, by: { cells[$0].row })
        return (1..<max(1, rowCount)).flatMap { row in
            Self.overlaps(rows[row - 1] ?? [], rows[row] ?? [], cells)
        }
    }

    /// Pairs of cells of two rows that share a column; both rows run from left to right.
    private static func overlaps(_ upper: [Int], _ lower: [Int], _ cells: [Cell]) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var (i, j) = (0, 0)
        while i < upper.count, j < lower.count {
            let (first, second) = (cells[upper[i]].columns, cells[lower[j]].columns)
            if first.overlaps(second) { pairs.append((upper[i], lower[j])) }
            if first.upperBound <= second.upperBound { i += 1 } else { j += 1 }
        }
        return pairs
    }
}
