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

    /// The table's lines; the last column is not padded.
    func lines() -> [String] {
        let all = [header] + rows
        let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        return all.map { row in
            zip(row, widths).enumerated().map { column, cell in
                column == row.count - 1
                    ? cell.0 : cell.0 + String(repeating: " ", count: cell.1 - cell.0.count)
            }.joined(separator: "  ")
        }
    }
}
