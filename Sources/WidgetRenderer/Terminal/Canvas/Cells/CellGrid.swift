import WidgetText

/// Maps points of a widget to the grid of cells, which extends beyond its canvas.
enum CellGrid {
    /// The column that contains a position.
    static func column(at x: Double) -> Int { (x / CellMetrics.width).gridIndex(.down) }

    /// The row that contains a position.
    static func row(at y: Double) -> Int { (y / CellMetrics.height).gridIndex(.down) }

    /// The column whose start is nearest to an edge.
    static func column(fromEdge x: Double) -> Int { (x / CellMetrics.width).gridIndex() }

    /// The row whose start is nearest to an edge.
    static func row(fromEdge y: Double) -> Int { (y / CellMetrics.height).gridIndex() }
}

extension CellCanvas {
    /// Draws a character in the cell that contains a point.
    mutating func place(_ glyph: CanvasGlyph, at place: (x: Double, y: Double)) {
        self.place(glyph, column: CellGrid.column(at: place.x), row: CellGrid.row(at: place.y))
    }
}

extension Double {
    /// The number as an index, limited instead of trapping when it is too large.
    func gridIndex(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int {
        isNaN ? 0 : Int(rounded(rule).clamped(to: -1_000_000...1_000_000))
    }
}
