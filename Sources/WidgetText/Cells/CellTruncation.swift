import WidgetWire

/// The place where a line that is too long is replaced by an ellipsis.
enum CellTruncation {
    case head, middle, tail

    init(_ truncation: Paragraph.Truncation) {
        switch truncation {
        case .head: self = .head
        case .middle: self = .middle
        case .tail, .UNRECOGNIZED: self = .tail
        }
    }

    /// The clusters with an ellipsis for those that do not fit into `columns`.
    ///
    /// The ellipsis is there even when everything fits, because the caller knows that more is
    /// hidden.
    func shorten(_ clusters: [CellCluster], to columns: Int) -> [CellCluster] {
        let room = max(0, columns - 1)
        let style = clusters.first?.style ?? CellStyle()
        switch self {
        case .tail:
            let head = Self.prefix(of: clusters, columns: room)
            return head + [Self.ellipsis(style: head.last?.style ?? style)]
        case .head:
            let tail = Self.suffix(of: clusters, columns: room)
            return [Self.ellipsis(style: tail.first?.style ?? style)] + tail
        case .middle:
            let head = Self.prefix(of: clusters, columns: room - room / 2)
            let tail = Self.suffix(of: Array(clusters.dropFirst(head.count)), columns: room / 2)
            return head + [Self.ellipsis(style: head.last?.style ?? style)] + tail
        }
    }

    private static func ellipsis(style: CellStyle) -> CellCluster {
        CellCluster(text: "…", width: 1, style: style)
    }

    private static func prefix(of clusters: [CellCluster], columns: Int) -> [CellCluster] {
        var width = 0
        var fitting = Array(
            clusters.prefix { cluster in
                width += cluster.width
                return width <= columns
            })
        while fitting.last?.isSpace == true { fitting.removeLast() }
        return fitting
    }

    private static func suffix(of clusters: [CellCluster], columns: Int) -> [CellCluster] {
        prefix(of: clusters.reversed(), columns: columns).reversed()
    }
}
