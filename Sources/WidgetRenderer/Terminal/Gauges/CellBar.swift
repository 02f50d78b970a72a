/// A fraction as a row of cells, in steps of an eighth of a cell.
struct CellBar {
    /// One character for each cell: blocks up to the fraction, shades after it.
    let cells: [String]

    static let full = "█"
    static let empty = "░"
    private static let eighths = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

    /// - Parameters:
    ///   - fraction: 0 to 1; anything above zero is visible.
    ///   - length: The number of cells.
    init(_ fraction: Double, length: Int) {
        let total = Double(length * 8)
        let reached = (fraction * total).rounded()
        let steps = Int(fraction > 0 ? max(1, min(reached, total)) : 0)
        cells = (0..<length).map { index in
            let inside = steps - index * 8
            if inside >= 8 { return Self.full }
            return inside > 0 ? Self.eighths[inside - 1] : Self.empty
        }
    }

    /// The character of a bar that grows from the right, where a cell can only be half filled.
    static func mirrored(_ cell: String) -> String {
        eighths.contains(cell) ? "▐" : cell
    }

    var text: String { cells.joined() }
}
