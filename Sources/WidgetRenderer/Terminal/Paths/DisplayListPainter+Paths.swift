import WidgetText
import WidgetWire

/// Draws paths on a canvas: large areas as half cells, thin lines as braille dots.
extension DisplayListPainter {
    /// Lines and areas thinner than this are drawn as dots, in points.
    private static let thinnest = 8.0

    mutating func fill(_ path: CellPath, with paint: CellPaint) {
        guard let area = path.area, var samples = samples(in: area, of: path) else { return }
        samples.fill(path)
        if min(area.width, area.height) >= Self.thinnest {
            return fill(area, with: paint, coverage: samples.coverage)
        }
        samples.stroke(path, within: CellSamples.step * 0.6)
        canvas.drawDots(samples, with: paint)
    }

    mutating func stroke(_ path: CellPath, width: Double, with paint: CellPaint) {
        let distance = max(width / 2, CellSamples.step * 0.6)
        guard let area = path.area?.insetBy(-distance), var samples = samples(in: area, of: path)
        else { return }
        samples.stroke(path, within: distance)
        if width >= Self.thinnest {
            fill(area, with: paint, coverage: samples.coverage)
        } else {
            canvas.drawDots(samples, with: paint)
        }
    }

    /// Returns how much of a half cell a path covers; nil when that is too much work.
    mutating func coverage(of path: CellPath) -> ((Int, Int) -> Float)? {
        guard let area = path.area else { return { _, _ in 0 } }
        guard var samples = samples(in: area, of: path) else { return nil }
        samples.fill(path)
        return samples.coverage
    }

    /// Empty samples for a path; nil when it is invisible or too much work.
    private mutating func samples(in area: PointArea, of path: CellPath) -> CellSamples? {
        let (columns, rows) = canvas.cells(in: area)
        let work = columns.count * rows.count + path.lineCount * (1 + rows.count)
        guard !columns.isEmpty, !rows.isEmpty, budget.fill(cells: work) else { return nil }
        return CellSamples(columns: columns, rows: rows)
    }
}

extension CellCanvas {
    /// Draws the covered positions as dots, keeping the dots that are there already.
    fileprivate mutating func drawDots(_ samples: CellSamples, with paint: CellPaint) {
        for row in samples.rows {
            for column in samples.columns {
                let dots = samples.dots(column: column, row: row)
                guard dots != 0 else { continue }
                let color = paint.color(
                    x: (Double(column) + 0.5) * CellMetrics.width,
                    y: (Double(row) + 0.5) * CellMetrics.height)
                guard color.alpha > 0 else { continue }
                let present = glyph(column: column, row: row).map { Braille.pattern(of: $0.text) }
                let both = Braille.character(dots | (present ?? 0))
                place(.rule(both, color: color), column: column, row: row)
            }
        }
    }
}
