extension HitRegion {
    /// The child that is drawn: of a toggle's two states the present one; nil: all are.
    public var shownChild: Int? { hasIsOn ? (isOn ? 1 : 0) : nil }
}

extension Collection where Element == DisplayNode, Index == Int {
    /// The index after a node and everything in it, in linear time.
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
