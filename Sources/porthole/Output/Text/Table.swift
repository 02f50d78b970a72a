/// Rows of text in aligned columns, for people.
///
/// In a window that is too narrow, the columns after the first are cut, paths at their beginning,
/// and the last columns are left out, because wrapped rows could not be told apart. The first
/// column, which names the row, stays whole.
struct Table {
    /// The least width of a column in cells; a narrower one would say nothing.
    private static let leastWidth = 8
    private static let gap = "  "

    private var rows: [[String]]

    init(_ header: String...) { rows = [header] }

    /// Makes a table without a header.
    init(rows: [[String]]) { self.rows = rows.map { $0.map { $0.printable() } } }

    mutating func append(_ row: String...) {
        rows.append(row.map { $0.printable() })
    }

    /// Writes the table to standard output.
    func print() throws {
        try emit(lines(within: WindowSize.current?.columns).map { $0 + "\n" }.joined())
    }

    /// The table's lines, without trailing blanks.
    ///
    /// - Parameter columns: The greatest width of a line; nil for no limit.
    func lines(within columns: Int? = nil) -> [String] {
        var widths = rows[0].indices.map { column in rows.map { $0[column].cellCount }.max() ?? 0 }
        if let columns {
            widths = Array(widths.prefix(fittingCount(widths, into: columns)))
            fit(&widths, into: columns)
        }
        return rows.map { row in
            let line = zip(row, widths).map { cell, width in
                let cell = cell.cut(to: width)
                return cell + String(repeating: " ", count: max(0, width - cell.cellCount))
            }.joined(separator: Self.gap)
            return String(line.dropLast(line.reversed().prefix { $0 == " " }.count))
        }
    }

    /// How many columns fit when each is as narrow as allowed; the first always counts.
    private func fittingCount(_ widths: [Int], into columns: Int) -> Int {
        var needed = widths[0]
        return 1
            + widths.dropFirst().prefix { width in
                needed += Self.gap.count + min(width, Self.leastWidth)
                return needed <= columns
            }.count
    }

    /// Narrows the columns after the first to an even share of the room, unless they need less.
    private func fit(_ widths: inout [Int], into columns: Int) {
        var room = columns - widths[0] - Self.gap.count * (widths.count - 1)
        let fromNarrow = widths.indices.dropFirst().sorted { widths[$0] < widths[$1] }
        for (done, column) in fromNarrow.enumerated() {
            let share = max(Self.leastWidth, room / (fromNarrow.count - done))
            widths[column] = min(widths[column], share)
            room -= widths[column]
        }
    }
}
