/// Rows of text in aligned columns, for people.
struct Table {
    let header: [String]
    private(set) var rows: [[String]] = []

    init(_ header: String...) {
        self.header = header
    }

    mutating func append(_ row: String...) {
        rows.append(row.map { $0.printable() })
    }

    /// The table's lines, without blanks at their ends.
    func lines() -> [String] {
        let all = [header] + rows
        let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        return all.map { row in
            let line = zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }.joined(separator: "  ")
            return String(line.dropLast(line.reversed().prefix { $0 == " " }.count))
        }
    }
}
