/// What a view says about its place in a grid; other containers do not ask.
struct GridTraits {
    /// The row the view belongs to; nil for a child of the grid itself, which has a row of its own.
    var row: Row?
    /// How many columns the view spans.
    var columns = 1
    /// Where the view lies in its cell, as fractions of the room; instead of the alignment.
    var anchor: Position?
    /// How the view's column is aligned.
    var columnAlignment: Guide?
    /// Along these axes the view does not make its column or row larger than others do.
    var unsizedAxes: Set<Axis> = []
    /// Whether the view takes a line of a lazy grid for itself.
    var takesLine = false

    /// A row, by identity.
    final class Row {
        /// Overrides the grid's; vertical.
        let alignment: Guide?

        init(alignment: Guide?) {
            self.alignment = alignment
        }
    }

    /// What holds for a view with these traits around one that has `inner` ones.
    ///
    /// Inner declarations win, spans multiply, and of rows in rows the outermost remains.
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
