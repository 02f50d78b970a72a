import WidgetText

/// A widget as cells, each with two half cells of colour, one above the other, and perhaps a
/// character.
///
/// Everything is drawn in the order of the display list: colours over what is there, characters
/// over colours, and colours over characters, which fade and vanish behind them.
struct CellCanvas {
    let columns: Int
    let rows: Int
    private var pixels: [CanvasColor]
    private var glyphs: [CanvasGlyph?]

    /// The opacity from which a colour hides a character behind it.
    private static let hidingOpacity: Float = 0.95

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        pixels = Array(repeating: .clear, count: columns * rows * 2)
        glyphs = Array(repeating: nil, count: columns * rows)
    }

    /// The area of the cells, in points.
    var area: PointArea {
        PointArea(
            minX: 0, minY: 0, maxX: Double(columns) * CellMetrics.width,
            maxY: Double(rows) * CellMetrics.height)
    }

    /// The columns and rows that an area touches.
    func cells(in area: PointArea) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ low: Double, _ high: Double, limit: Int) -> Range<Int> {
            let first = max(0, low.gridIndex(.down))
            return first..<max(first, min(limit, high.gridIndex(.up)))
        }
        return (
            range(area.minX / CellMetrics.width, area.maxX / CellMetrics.width, limit: columns),
            range(area.minY / CellMetrics.height, area.maxY / CellMetrics.height, limit: rows)
        )
    }

    /// The colour of a half cell, with rows counted in half cells.
    func pixel(column: Int, halfRow: Int) -> CanvasColor {
        pixels[halfRow * columns + column]
    }

    func glyph(column: Int, row: Int) -> CanvasGlyph? {
        glyphs[row * columns + column]
    }

    /// Draws a paint in an area, in each half cell as much as `coverage` returns, 0…1.
    mutating func fill(
        _ area: PointArea, with paint: CellPaint, coverage: (_ column: Int, _ halfRow: Int) -> Float
    ) {
        let side = CellOutline.pixel
        let (columns, rows) = cells(in: area)
        for row in rows {
            for column in columns {
                blend(column: column, row: row) { halfRow in
                    let covered = coverage(column, halfRow)
                    guard covered > 0 else { return .clear }
                    let x = (Double(column) + 0.5) * side
                    return paint.color(x: x, y: (Double(halfRow) + 0.5) * side).faded(to: covered)
                }
            }
        }
    }

    /// Draws a character, unless the canvas's edge would cut it.
    mutating func place(_ glyph: CanvasGlyph, column: Int, row: Int) {
        guard (0..<rows).contains(row), column >= 0, column + glyph.width <= columns,
            glyph.width > 0
        else { return }
        let index = row * columns + column
        if glyph.isRule, let present = glyphs[index], !present.isRule { return }
        for offset in 0..<glyph.width { clearGlyph(column: column + offset, row: row) }
        glyphs[index] = glyph
        if glyph.width == 2 {
            glyphs[index + 1] = CanvasGlyph(text: "", color: glyph.color)
            glyphs[index + 1]?.width = 0
        }
    }

    /// Draws a whole canvas of the same size, in each half cell as much as `coverage` returns.
    mutating func draw(
        _ layer: CellCanvas, opacity: Float, coverage: (_ column: Int, _ halfRow: Int) -> Float
    ) {
        for row in 0..<rows {
            for column in 0..<columns {
                let upper = coverage(column, row * 2)
                let lower = coverage(column, row * 2 + 1)
                guard upper + lower > 0 else { continue }
                blend(column: column, row: row) { halfRow in
                    layer.pixel(column: column, halfRow: halfRow)
                        .faded(to: opacity * (halfRow % 2 == 0 ? upper : lower))
                }
                // A character is clipped as a whole.
                guard var glyph = layer.glyph(column: column, row: row), upper + lower >= 1
                else { continue }
                glyph.color = glyph.color.faded(to: opacity)
                place(glyph, column: column, row: row)
            }
        }
    }

    /// Makes half cells transparent; their characters stay.
    mutating func clear(where isOutside: (_ column: Int, _ halfRow: Int) -> Bool) {
        for halfRow in 0..<(rows * 2) {
            for column in 0..<columns where isOutside(column, halfRow) {
                pixels[halfRow * columns + column] = .clear
            }
        }
    }

    /// Changes the colours of half cells and, with the upper half's position, of characters.
    mutating func mapColors(
        ofGlyphs: Bool,
        _ change: (_ color: CanvasColor, _ column: Int, _ halfRow: Int) -> CanvasColor
    ) {
        for halfRow in 0..<(rows * 2) {
            for column in 0..<columns {
                let index = halfRow * columns + column
                pixels[index] = change(pixels[index], column, halfRow)
            }
        }
        for row in 0..<(ofGlyphs ? rows : 0) {
            for column in 0..<columns {
                guard let glyph = glyphs[row * columns + column] else { continue }
                let color = change(glyph.color, column, row * 2)
                glyphs[row * columns + column]?.color = color
            }
        }
    }

    private mutating func blend(
        column: Int, row: Int, color: (_ halfRow: Int) -> CanvasColor
    ) {
        let upper = color(row * 2)
        let lower = color(row * 2 + 1)
        let index = row * 2 * columns + column
        pixels[index] = upper.over(pixels[index])
        pixels[index + columns] = lower.over(pixels[index + columns])
        let veil = upper.mixed(with: lower, at: 0.5)
        guard veil.alpha > 0, let glyph = glyphs[row * columns + column] else { return }
        if veil.alpha >= Self.hidingOpacity {
            clearGlyph(column: column, row: row)
        } else {
            glyphs[row * columns + column]?.color = glyph.color.veiled(by: veil)
        }
    }

    /// Removes a character, including both columns of a wide one.
    private mutating func clearGlyph(column: Int, row: Int) {
        let index = row * columns + column
        guard let glyph = glyphs[index] else { return }
        glyphs[index] = nil
        if glyph.width == 2 { glyphs[index + 1] = nil }
        if glyph.width == 0 { glyphs[index - 1] = nil }
    }
}
