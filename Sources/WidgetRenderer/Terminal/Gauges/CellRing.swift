import Glibc
import WidgetText

/// A ring as braille dots, four points apart: two beside one another in a cell, four below.
struct CellRing {
    /// Where a dot lies on the ring.
    struct Dot {
        /// 0 at the ring's start, 1 at its end.
        var place: Double
        /// From the middle of the line, in points.
        var distance: Double
    }

    private static let pitch = CellMetrics.width / 2
    private let area: PointArea
    private let radius: Double
    private let start: Double
    private let sweep: Double

    init(in area: PointArea, isOpen: Bool) {
        self.area = area
        radius = (min(area.width, area.height) - Self.pitch * 2) / 2
        start = isOpen ? .pi * 0.75 : -.pi / 2
        sweep = isOpen ? .pi * 1.5 : .pi * 2
    }

    /// The point in the middle of the line.
    func point(at place: Double) -> (x: Double, y: Double) {
        let angle = start + sweep * place
        return (area.midX + radius * cos(angle), area.midY + radius * sin(angle))
    }

    /// The character of a cell with the dots that `isDrawn` accepts, and the middle of their places.
    func braille(
        column: Int, row: Int, where isDrawn: (Dot) -> Bool
    ) -> (text: String, place: Double)? {
        var pattern: UInt32 = 0
        var places: [Double] = []
        for (bit, offset) in Self.dots {
            let x = Double(column) * CellMetrics.width + (Double(offset.x) + 0.5) * Self.pitch
            let y = Double(row) * CellMetrics.height + (Double(offset.y) + 0.5) * Self.pitch
            guard let dot = dot(x: x, y: y), isDrawn(dot) else { continue }
            pattern |= 1 << bit
            places.append(dot.place)
        }
        guard let scalar = Unicode.Scalar(0x2800 + pattern), !places.isEmpty else { return nil }
        return (String(scalar), places.reduce(0, +) / Double(places.count))
    }

    private func dot(x: Double, y: Double) -> Dot? {
        let (dx, dy) = (x - area.midX, y - area.midY)
        var angle = atan2(dy, dx) - start
        if angle < 0 { angle += .pi * 2 }
        if angle >= .pi * 2 { angle -= .pi * 2 }
        guard angle <= sweep else { return nil }
        return Dot(place: angle / sweep, distance: abs(hypot(dx, dy) - radius))
    }

    /// The dots of a braille character by the bits of its code point.
    private static let dots: [(bit: UInt32, offset: (x: Int, y: Int))] = [
        (0, (0, 0)), (1, (0, 1)), (2, (0, 2)), (3, (1, 0)), (4, (1, 1)), (5, (1, 2)), (6, (0, 3)),
        (7, (1, 3)),
    ]
}
