import WidgetText
import WidgetWire

/// Draws gauges that can be read without colours too: bars of blocks, rings of braille dots.
extension CellCanvas {
    /// The least opacity at which a track is drawn as a character.
    private static let trackOpacity: Float = 0.45
    /// The distance from the middle of a line up to which it has dots, in points: one dot for a
    /// track, two where filled.
    private static let thin = 2.2
    private static let thick = 4.2
    private static let marker = "●"
    private static let wheel = "⣾"

    /// Draws a gauge where the groups around it put it.
    mutating func draw(_ gauge: Gauge, fraction: Double, in area: PointArea) {
        guard area.width > 0, area.height > 0 else { return }
        switch gauge.form {
        case .bar, .UNRECOGNIZED: drawBar(gauge, fraction, in: area)
        case .ring, .openRing: drawRing(gauge, fraction, in: area)
        case .spokes: drawSpokes(gauge, in: area)
        }
    }

    private mutating func drawBar(_ gauge: Gauge, _ fraction: Double, in area: PointArea) {
        let row = CellGrid.row(at: area.midY)
        let first = CellGrid.column(fromEdge: area.minX)
        let length = min(columns, max(1, CellGrid.column(fromEdge: area.maxX) - first))
        let bar =
            gauge.marked
            ? Self.markedBar(fraction, length: length) : CellBar(fraction, length: length).cells
        for (index, text) in bar.enumerated() {
            let place = (Double(index) + 0.5) / Double(length)
            let color = text == CellBar.empty ? track(of: gauge) : fill(of: gauge, at: place)
            let column = gauge.reversed ? first + length - 1 - index : first + index
            self.place(
                .rule(gauge.reversed ? CellBar.mirrored(text) : text, color: color), column: column,
                row: row)
        }
    }

    private static func markedBar(_ fraction: Double, length: Int) -> [String] {
        let marked = (fraction * Double(length - 1)).gridIndex()
        return (0..<length).map { $0 == marked ? marker : "━" }
    }

    private mutating func drawSpokes(_ gauge: Gauge, in area: PointArea) {
        place(.rule(Self.wheel, color: fill(of: gauge, at: 0)), at: area.middle)
    }

    private mutating func drawRing(_ gauge: Gauge, _ fraction: Double, in area: PointArea) {
        let ring = CellRing(gauge.form, in: area)
        let (columns, rows) = cells(in: area)
        for row in rows {
            for column in columns {
                draw(ring, gauge, fraction, column: column, row: row)
            }
        }
        guard gauge.marked else { return }
        place(
            .rule(Self.marker, color: fill(of: gauge, at: fraction)), at: ring.point(at: fraction))
    }

    private mutating func draw(
        _ ring: CellRing, _ gauge: Gauge, _ fraction: Double, column: Int, row: Int
    ) {
        let reached = ring.braille(column: column, row: row) {
            $0.distance <= (gauge.marked ? Self.thin : Self.thick)
                && (gauge.marked || (fraction > 0 && $0.place <= fraction))
        }
        if let reached {
            let color = fill(of: gauge, at: reached.place)
            place(.rule(reached.text, color: color), column: column, row: row)
        } else if let rest = ring.braille(
            column: column, row: row, where: { $0.distance <= Self.thin })
        {
            place(.rule(rest.text, color: track(of: gauge)), column: column, row: row)
        }
    }

    private func fill(of gauge: Gauge, at place: Double) -> CanvasColor {
        gauge.fill.color(at: place).map { CanvasColor($0) } ?? track(of: gauge)
    }

    private func track(of gauge: Gauge) -> CanvasColor {
        let track = CanvasColor(gauge.track)
        guard track.alpha > 0, track.alpha < Self.trackOpacity else { return track }
        return track.faded(to: Self.trackOpacity / track.alpha)
    }
}
