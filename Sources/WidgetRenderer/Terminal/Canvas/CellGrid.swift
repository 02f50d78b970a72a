import WidgetText

/// Where points of a widget lie on the grid of cells, which goes on beyond its canvas.
enum CellGrid {
    /// The column that a place lies in.
    static func column(at x: Double) -> Int { (x / CellMetrics.width).gridIndex(.down) }

    /// The row that a place lies in.
    static func row(at y: Double) -> Int { (y / CellMetrics.height).gridIndex(.down) }

    /// The column that begins nearest to an edge.
    static func column(fromEdge x: Double) -> Int { (x / CellMetrics.width).gridIndex() }

    /// The row that begins nearest to an edge.
    static func row(fromEdge y: Double) -> Int { (y / CellMetrics.height).gridIndex() }
}

extension CellCanvas {
    /// Draws a character in the cell that a place lies in.
    mutating func place(_ glyph: CanvasGlyph, at place: (x: Double, y: Double)) {
        self.place(glyph, column: CellGrid.column(at: place.x), row: CellGrid.row(at: place.y))
    }
}

extension Double {
    /// The number as an index, without trapping on what no grid is large enough for.
    func gridIndex(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int {
        isNaN ? 0 : Int(rounded(rule).clamped(to: -1_000_000...1_000_000))
    }
}
