/// Rows of text in aligned columns, for people.
///
/// In a window that is too narrow the columns after the first are cut off, those of paths at their
/// beginning, and the last ones left out: rows that wrapped could not be told apart. What names a row,
/// the first, stays whole.
struct Table {
    /// A column that was narrower would say nothing any more; in cells.
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

    /// The table's lines, without blanks at their ends.
    ///
    /// - Parameter columns: How wide a line may be; nil: as wide as it comes.
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

    /// How many columns there is room for, each as narrow as it may become; the first always has it.
    private func fittingCount(_ widths: [Int], into columns: Int) -> Int {
        var needed = widths[0]
        return 1
            + widths.dropFirst().prefix { width in
                needed += Self.gap.count + min(width, Self.leastWidth)
                return needed <= columns
            }.count
    }

    /// Narrows the columns after the first: each keeps what it needs or an even share of what is left.
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
