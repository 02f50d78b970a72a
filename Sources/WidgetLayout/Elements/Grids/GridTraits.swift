/// The attributes of a view in a grid; other containers ignore them.
struct GridTraits {
    /// The row that the view belongs to; nil for a child of the grid itself, which has its own row.
    var row: Row?
    /// The number of columns the view spans.
    var columns = 1
    /// The view's place in its cell as fractions of the room, instead of the alignment.
    var anchor: Position?
    /// The alignment of the view's column.
    var columnAlignment: Guide?
    /// The axes along which the view does not enlarge its column or row.
    var unsizedAxes: Set<Axis> = []
    /// Whether the view takes a whole line of a lazy grid, or a row of a grid.
    var takesLine = false

    /// A row, identified by its object.
    final class Row {
        /// Overrides the grid's vertical alignment.
        let alignment: Guide?

        init(alignment: Guide?) {
            self.alignment = alignment
        }
    }

    /// Combines these traits with those of a view inside.
    ///
    /// Inner declarations take precedence, spans multiply, and the outermost of nested rows counts.
    func merging(inner: GridTraits) -> GridTraits {
        GridTraits(
            row: row ?? inner.row, columns: min(columns * inner.columns, 1_000),
            anchor: inner.anchor ?? anchor,
            columnAlignment: inner.columnAlignment ?? columnAlignment,
            unsizedAxes: unsizedAxes.union(inner.unsizedAxes),
            takesLine: takesLine || inner.takesLine)
    }
}

/// A view with traits for the grid around it.
final class GridCellElement: EffectElement {
    private let traits: GridTraits

    init(id: UInt64, child: Element, traits: GridTraits) {
        self.traits = traits
        super.init(id: id, child: child)
    }

    override var gridTraits: GridTraits { traits.merging(inner: child.gridTraits) }
}
