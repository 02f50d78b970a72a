/// One row of a paragraph, as it is drawn in character cells.
public struct CellLine: Hashable, Sendable {
    /// The row in its paragraph, from 0; line spacing skips rows.
    public var row: Int
    /// The first column in its paragraph's box, from 0, after alignment.
    public var column: Int
    /// The clusters in reading order, or from left to right after reordering.
    public var clusters: [CellCluster]

    /// Makes a line from its place and clusters.
    public init(row: Int, column: Int, clusters: [CellCluster]) {
        self.row = row
        self.column = column
        self.clusters = clusters
    }

    /// The number of columns.
    public var width: Int { clusters.reduce(0) { $0 + $1.width } }

    /// The text of its clusters.
    public var text: String { clusters.map(\.text).joined() }
}
