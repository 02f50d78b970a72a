import WidgetText

/// The positions of a canvas that something covers: 4 × 8 in each cell, 4 × 4 in each half of it.
struct CellSamples {
    /// The cells that can be covered.
    let columns: Range<Int>
    let rows: Range<Int>
    private var covered: [Bool]

    /// The distance between two positions, in points.
    static let step = CellMetrics.width / 4

    private var width: Int { columns.count * 4 }
    private var height: Int { rows.count * 8 }

    init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
        covered = Array(repeating: false, count: columns.count * rows.count * 32)
    }

    /// Covers the inside of a path.
    mutating func fill(_ path: CellPath) {
        var crossings: [[(x: Double, turn: Int)]] = Array(repeating: [], count: height)
        path.forEachLine(isFilled: true) { from, to in
            let (top, bottom) = from.y < to.y ? (from, to) : (to, from)
            let first = max(0, row(of: top.y))
            let last = min(height, row(of: bottom.y))
            guard first < last else { return }
            for line in first..<last {
                let along = (y(ofRow: line) - top.y) / (bottom.y - top.y)
                crossings[line].append(
                    (top.x + (bottom.x - top.x) * along, from.y < to.y ? 1 : -1))
            }
        }
        for (line, crossings) in crossings.enumerated() {
            fill(line, crossings.sorted { $0.x < $1.x }, isEvenOdd: path.isEvenOdd)
        }
    }

    private mutating func fill(
        _ line: Int, _ crossings: [(x: Double, turn: Int)], isEvenOdd: Bool
    ) {
        var winding = 0
        for (from, to) in zip(crossings, crossings.dropFirst()) {
            winding += isEvenOdd ? 1 : from.turn
            guard isEvenOdd ? winding % 2 != 0 : winding != 0 else { continue }
            let (first, last) = (max(0, column(of: from.x)), min(width, column(of: to.x)))
            for column in first..<max(first, last) { covered[line * width + column] = true }
        }
    }

    /// Covers everything within a distance of a path's lines.
    mutating func stroke(_ path: CellPath, within distance: Double) {
        path.forEachLine(isFilled: false) { from, to in
            let lines = rows(from: min(from.y, to.y) - distance, to: max(from.y, to.y) + distance)
            for line in lines {
                let span = Self.span(from, to, y: y(ofRow: line), within: distance)
                guard let span else { continue }
                let (first, last) = (max(0, column(of: span.0)), min(width, column(of: span.1)))
                for column in first..<max(first, last) { covered[line * width + column] = true }
            }
        }
    }

    /// The span of a horizontal line within a distance of the line between two points.
    private static func span(
        _ from: CellPath.Point, _ to: CellPath.Point, y: Double, within distance: Double
    ) -> (Double, Double)? {
        var (low, high) = (Double.infinity, -Double.infinity)
        for end in [from, to] where abs(end.y - y) <= distance {
            let reach = (distance * distance - (end.y - y) * (end.y - y)).squareRoot()
            (low, high) = (min(low, end.x - reach), max(high, end.x + reach))
        }
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return low <= high ? (low, high) : nil }
        // The corners of the line's own rectangle, and the intersections with its long sides.
        let (nx, ny) = (-dy / length * distance, dx / length * distance)
        let corners = [
            (from.x + nx, from.y + ny), (to.x + nx, to.y + ny), (to.x - nx, to.y - ny),
            (from.x - nx, from.y - ny),
        ]
        for (index, a) in corners.enumerated() {
            let b = corners[(index + 1) % 4]
            guard (a.1 <= y) != (b.1 <= y) else { continue }
            let x = a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0)
            (low, high) = (min(low, x), max(high, x))
        }
        return low <= high ? (low, high) : nil
    }

    /// The covered share of a half cell, 0…1.
    func coverage(column: Int, halfRow: Int) -> Float {
        guard columns.contains(column), rows.contains(halfRow / 2) else { return 0 }
        let start = (halfRow - rows.lowerBound * 2) * 4 * width + (column - columns.lowerBound) * 4
        var count = 0
        for line in 0..<4 {
            for index in 0..<4 where covered[start + line * width + index] { count += 1 }
        }
        return Float(count) / 16
    }

    /// The covered dots of a braille character, as bits.
    func dots(column: Int, row: Int) -> UInt8 {
        let start = (row - rows.lowerBound) * 8 * width + (column - columns.lowerBound) * 4
        var dots: UInt8 = 0
        for (bit, place) in Braille.dots.enumerated() {
            let corner = start + place.row * 2 * width + place.column * 2
            if covered[corner] || covered[corner + 1] || covered[corner + width]
                || covered[corner + width + 1]
            {
                dots |= 1 << bit
            }
        }
        return dots
    }

    private func rows(from low: Double, to high: Double) -> Range<Int> {
        let first = max(0, row(of: low))
        return first..<max(first, min(height, row(of: high)))
    }

    /// The first row of positions at or below a line.
    private func row(of y: Double) -> Int {
        (y / Self.step - 0.5).gridIndex(.up) - rows.lowerBound * 8
    }

    /// The first column of positions at or right of a line.
    private func column(of x: Double) -> Int {
        (x / Self.step - 0.5).gridIndex(.up) - columns.lowerBound * 4
    }

    private func y(ofRow row: Int) -> Double {
        (Double(row + rows.lowerBound * 8) + 0.5) * Self.step
    }
}
