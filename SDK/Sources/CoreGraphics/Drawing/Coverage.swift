import Foundation

/// How much of each pixel the inside of a path covers.
struct Coverage {
    /// The pixels that may be covered.
    let columns: Range<Int>
    /// The pixels that may be covered.
    let rows: Range<Int>
    private var shares: [Float]

    /// The number of sample lines in each row of pixels.
    private static let samples = 4

    /// Creates the coverage by a path, in pixels, on a raster of a size.
    init(_ path: PathSteps, isEvenOdd: Bool = false, width: Int, height: Int) {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let box = path.controlBounds.intersection(whole)
        guard !box.isNull, box.width > 0, box.height > 0 else {
            (columns, rows, shares) = (0..<0, 0..<0, [])
            return
        }
        columns = Int(box.minX.rounded(.down))..<min(width, Int(box.maxX.rounded(.up)))
        rows = Int(box.minY.rounded(.down))..<min(height, Int(box.maxY.rounded(.up)))
        shares = Array(repeating: 0, count: columns.count * rows.count)
        for (line, crossings) in crossings(of: path).enumerated() {
            fill(line, between: crossings.sorted { $0.x < $1.x }, isEvenOdd: isEvenOdd)
        }
    }

    /// Creates the coverage of a rectangle, with the share of each pixel, from 0 to 1.
    init(columns: Range<Int>, rows: Range<Int>, share: (_ column: Int, _ row: Int) -> Float) {
        self.columns = columns
        self.rows = rows
        shares = rows.flatMap { row in columns.map { share($0, row) } }
    }

    /// The coverage of a pixel, from 0 to 1.
    subscript(column: Int, row: Int) -> Float {
        guard columns.contains(column), rows.contains(row) else { return 0 }
        return shares[(row - rows.lowerBound) * columns.count + column - columns.lowerBound]
    }

    /// Returns the product of both coverages.
    func intersected(with other: Coverage) -> Coverage {
        Coverage(
            columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows)
        ) { self[$0, $1] * other[$0, $1] }
    }

    private struct Crossing {
        let x: CGFloat
        let turn: Int
    }

    /// Returns where the path crosses each sample line, and in which direction.
    private func crossings(of path: PathSteps) -> [[Crossing]] {
        let count = rows.count * Self.samples
        var lines = [[Crossing]](repeating: [], count: count)
        for part in path.parts {
            let polygon = part.polygon
            for (index, to) in polygon.enumerated() {
                let from = polygon[index == 0 ? polygon.count - 1 : index - 1]
                guard from.y != to.y, from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite
                else { continue }
                let (top, bottom) = from.y < to.y ? (from, to) : (to, from)
                let first = max(0, Self.line(after: top.y, in: rows))
                let last = min(count, Self.line(after: bottom.y, in: rows))
                guard first < last else { continue }
                let slope = (bottom.x - top.x) / (bottom.y - top.y)
                for line in first..<last {
                    let y = CGFloat(rows.lowerBound) + (CGFloat(line) + 0.5) / CGFloat(Self.samples)
                    let x = top.x + (y - top.y) * slope
                    lines[line].append(Crossing(x: x, turn: from.y < to.y ? 1 : -1))
                }
            }
        }
        return lines
    }

    /// Returns the first sample line at or below a height, counted from the top of the rows.
    private static func line(after y: CGFloat, in rows: Range<Int>) -> Int {
        let line = (y - CGFloat(rows.lowerBound)) * CGFloat(samples) - 0.5
        return Int(max(-1, min(line.rounded(.up), CGFloat(rows.count * samples))))
    }

    private mutating func fill(_ line: Int, between crossings: [Crossing], isEvenOdd: Bool) {
        var winding = 0
        for (crossing, next) in zip(crossings, crossings.dropFirst()) {
            winding += crossing.turn
            if isEvenOdd ? winding % 2 != 0 : winding != 0 {
                fill(row: line / Self.samples, from: crossing.x, to: next.x)
            }
        }
    }

    private mutating func fill(row: Int, from left: CGFloat, to right: CGFloat) {
        let left = max(left - CGFloat(columns.lowerBound), 0)
        let right = min(right - CGFloat(columns.lowerBound), CGFloat(columns.count))
        guard left < right else { return }
        for column in Int(left)..<min(columns.count, Int(right.rounded(.up))) {
            let width = min(right, CGFloat(column + 1)) - max(left, CGFloat(column))
            let place = row * columns.count + column
            shares[place] = min(1, shares[place] + Float(width) / Float(Self.samples))
        }
    }
}
