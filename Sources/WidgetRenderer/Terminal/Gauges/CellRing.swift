import Glibc
import WidgetText
import WidgetWire

/// A ring of braille dots, four points apart: two columns and four rows in a cell.
struct CellRing {
    /// The position of a dot relative to the ring.
    struct Dot {
        /// The position along the ring: 0 at its start, 1 at its end.
        var place: Double
        /// The distance from the middle of the line, in points.
        var distance: Double
    }

    private static let pitch = CellMetrics.width / 2
    private let area: PointArea
    private let radius: Double
    private let start: Double
    private let sweep: Double

    init(_ form: Gauge.Form, in area: PointArea) {
        self.area = area
        radius = (min(area.width, area.height) - Self.pitch * 2) / 2
        (start, sweep) = form.arc
    }

    /// The point in the middle of the line.
    func point(at place: Double) -> (x: Double, y: Double) {
        let angle = start + sweep * place
        return (area.midX + radius * cos(angle), area.midY + radius * sin(angle))
    }

    /// The character of a cell with the dots that `isDrawn` accepts, and their mean position.
    func braille(
        column: Int, row: Int, where isDrawn: (Dot) -> Bool
    ) -> (text: String, place: Double)? {
        var pattern: UInt8 = 0
        var places: [Double] = []
        for (bit, offset) in Braille.dots.enumerated() {
            let x = Double(column) * CellMetrics.width + (Double(offset.column) + 0.5) * Self.pitch
            let y = Double(row) * CellMetrics.height + (Double(offset.row) + 0.5) * Self.pitch
            guard let dot = dot(x: x, y: y), isDrawn(dot) else { continue }
            pattern |= 1 << bit
            places.append(dot.place)
        }
        guard !places.isEmpty else { return nil }
        return (Braille.character(pattern), places.reduce(0, +) / Double(places.count))
    }

    private func dot(x: Double, y: Double) -> Dot? {
        let (dx, dy) = (x - area.midX, y - area.midY)
        var angle = atan2(dy, dx) - start
        if angle < 0 { angle += .pi * 2 }
        if angle >= .pi * 2 { angle -= .pi * 2 }
        guard angle <= sweep else { return nil }
        return Dot(place: angle / sweep, distance: abs(hypot(dx, dy) - radius))
    }
}
