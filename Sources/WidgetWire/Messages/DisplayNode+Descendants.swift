extension Collection where Element == DisplayNode, Index == Int {
    /// The index after a node and all its descendants, in linear time.
    public func end(of index: Index) -> Index {
        var next = index
        var pending = 1
        while pending > 0, next < endIndex {
            pending += Int(self[next].childCount) - 1
            next += 1
        }
        return next
    }
}
