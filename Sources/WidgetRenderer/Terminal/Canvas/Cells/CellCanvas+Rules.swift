import WidgetText

/// Draws shapes that are too thin or small for half cells as similar characters.
extension CellCanvas {
    /// Anything thinner than this is a line, in points.
    private static let thinnest = 4.0
    /// Anything round and smaller than this is a dot, in points.
    private static let dot = 12.0
    /// Anything wide and at most this high is a bar, in points.
    private static let thickestBar = 12.0
    /// A bar with less opacity than this is the track of another one.
    private static let trackOpacity: Float = 0.5

    /// Draws a filled outline as a line, a bar or a dot, if it is one.
    ///
    /// - Returns: Whether it was drawn, or is empty.
    mutating func fillAsRule(_ outline: CellOutline, with paint: CellPaint) -> Bool {
        let area = outline.area
        guard area.width > 0, area.height > 0 else { return true }
        let color = paint.color(x: area.midX, y: area.midY)
        if outline.isEllipse, max(area.width, area.height) <= Self.dot {
            place(.rule("●", color: color), at: area.middle)
        } else if Self.isBar(area) {
            drawBar(area, with: paint)
        } else if min(area.width, area.height) >= Self.thinnest {
            return false
        } else if max(area.width, area.height) < Self.thinnest * 1.5 {
            place(.rule("·", color: color), at: area.middle)
        } else if area.width > area.height {
            drawHorizontal(area, color: color)
        } else {
            drawVertical(area, color: color)
        }
        return true
    }

    /// Draws a thin stroke along a rectangle as a box, if it spans cells.
    ///
    /// - Returns: Whether it was drawn.
    mutating func strokeAsBox(
        _ outline: CellOutline, width: Double, with paint: CellPaint
    ) -> Bool {
        let area = outline.area.insetBy(-width / 2)
        let left = CellGrid.column(fromEdge: area.minX)
        let right = CellGrid.column(fromEdge: area.maxX) - 1
        let top = CellGrid.row(fromEdge: area.minY)
        let bottom = CellGrid.row(fromEdge: area.maxY) - 1
        guard !outline.isEllipse, width < Self.thinnest, right > left, bottom > top else {
            return false
        }
        let color = paint.color(x: area.midX, y: area.midY)
        let corners = outline.isSharp ? Array("┌┐└┘") : Array("╭╮╰╯")
        func put(_ text: String, _ column: Int, _ row: Int) {
            place(.rule(text, color: color), column: column, row: row)
        }
        for column in max(0, left + 1)..<max(0, min(right, columns), left + 1) {
            put("─", column, top)
            put("─", column, bottom)
        }
        for row in max(0, top + 1)..<max(0, min(bottom, rows), top + 1) {
            put("│", left, row)
            put("│", right, row)
        }
        put(String(corners[0]), left, top)
        put(String(corners[1]), right, top)
        put(String(corners[2]), left, bottom)
        put(String(corners[3]), right, bottom)
        return true
    }

    private static func isBar(_ area: PointArea) -> Bool {
        (thinnest...thickestBar).contains(area.height)
            && area.width >= max(2 * CellMetrics.width, 1.5 * area.height)
    }

    /// Draws a bar in its own row, heavy so that it can be read without colours.
    ///
    /// A bar that it partly covers becomes its track, a lighter line.
    private mutating func drawBar(_ area: PointArea, with paint: CellPaint) {
        let row = CellGrid.row(at: area.midY)
        let first = max(0, CellGrid.column(fromEdge: area.minX))
        let last = min(columns, max(first + 1, CellGrid.column(fromEdge: area.maxX)))
        guard (0..<rows).contains(row), first < last else { return }
        if (first..<last).contains(where: { glyph(column: $0, row: row)?.text == Self.bar }) {
            lightenBar(columns: 0..<first, row: row)
            lightenBar(columns: last..<columns, row: row)
        }
        for column in first..<last {
            let x = (Double(column) + 0.5) * CellMetrics.width
            let color = paint.color(x: x, y: area.midY)
            let text = color.alpha < Self.trackOpacity ? Self.track : Self.bar
            place(.rule(text, color: color), column: column, row: row)
        }
    }

    private mutating func lightenBar(columns: Range<Int>, row: Int) {
        for column in columns {
            guard let present = glyph(column: column, row: row), present.text == Self.bar
            else { continue }
            place(.rule(Self.track, color: present.color), column: column, row: row)
        }
    }

    private static let bar = "━"
    private static let track = "─"

    private mutating func drawHorizontal(_ area: PointArea, color: CanvasColor) {
        let row = CellGrid.row(at: area.midY)
        let text = Self.glyph(["▔", "─", "▁"], at: area.midY / CellMetrics.height)
        let first = max(0, CellGrid.column(fromEdge: area.minX))
        let last = min(columns, CellGrid.column(fromEdge: area.maxX))
        for column in first..<max(first, last) {
            place(.rule(text, color: color), column: column, row: row)
        }
    }

    private mutating func drawVertical(_ area: PointArea, color: CanvasColor) {
        let column = CellGrid.column(at: area.midX)
        let text = Self.glyph(["▏", "│", "▕"], at: area.midX / CellMetrics.width)
        let first = max(0, CellGrid.row(fromEdge: area.minY))
        let last = min(rows, CellGrid.row(fromEdge: area.maxY))
        for row in first..<max(first, last) {
            place(.rule(text, color: color), column: column, row: row)
        }
    }

    /// The character with its line at the near edge, in the middle or at the far edge of a cell.
    private static func glyph(_ glyphs: [String], at position: Double) -> String {
        switch position - position.rounded(.down) {
        case ..<0.25: glyphs[0]
        case ..<0.75: glyphs[1]
        default: glyphs[2]
        }
    }
}
