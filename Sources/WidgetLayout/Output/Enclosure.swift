import WidgetWire

/// A group to put around each picture of a range of nodes.
struct Enclosure {
    let id: UInt64
    let group: Group
    /// The index of the first node.
    private(set) var start: Int
    /// The end of the range; nil while the nodes are being drawn.
    var end: Int?

    init(id: UInt64, group: Group, start: Int) {
        self.id = id
        self.group = group
        self.start = start
    }

    /// The same group for nodes that have been moved.
    func moved(by distance: Int) -> Enclosure {
        var moved = self
        moved.start += distance
        moved.end = end.map { $0 + distance }
        return moved
    }
}

extension [Enclosure] {
    /// Removes and returns the groups that only enclose nodes from an index on.
    mutating func removeClosed(since index: Int) -> [Enclosure] {
        let first = (lastIndex { $0.end == nil || $0.start < index }).map { $0 + 1 } ?? 0
        defer { removeSubrange(first...) }
        return Array(self[first...])
    }
}
