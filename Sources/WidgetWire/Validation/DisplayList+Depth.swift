extension DisplayList {
    /// How deep the nodes of a valid list are nested, as ``DisplayListLimits/depth`` counts; in
    /// linear time.
    public var depth: Int {
        var open: [(children: UInt32, depth: Int)] = []
        var deepest = 0
        for node in nodes {
            if let last = open.indices.last { open[last].children -= 1 }
            if node.childCount > 0 {
                let depth = (open.last?.depth ?? 0) + (node.content?.depth ?? 1)
                deepest = max(deepest, depth)
                open.append((node.childCount, depth))
            }
            while open.last?.children == 0 { open.removeLast() }
        }
        return deepest
    }
}
