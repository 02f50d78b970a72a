import WidgetWire

/// A group that goes around each picture of some nodes.
struct Enclosure {
    let id: UInt64
    let group: Group
    /// The index of the first of the nodes.
    private(set) var start: Int
    /// Where the nodes end; nil as long as they are drawn.
    var end: Int?

    init(id: UInt64, group: Group, start: Int) {
        self.id = id
        self.group = group
        self.start = start
    }

    /// The same around nodes that lie elsewhere now.
    func moved(by distance: Int) -> Enclosure {
        var moved = self
        moved.start += distance
        moved.end = end.map { $0 + distance }
        return moved
    }
}

extension [Enclosure] {
    /// Takes away what encloses nodes from an index on and nothing else.
    mutating func removeClosed(since index: Int) -> [Enclosure] {
        let first = (lastIndex { $0.end == nil || $0.start < index }).map { $0 + 1 } ?? 0
        defer { removeSubrange(first...) }
        return Array(self[first...])
    }
}

/// Nodes in pre-order, with groups around their pictures; takes time in proportion to what it gives.
///
/// A picture is a node that draws something, together with what lies inside. A node that only clips or
/// transforms several pictures is one for groups with an effect, such as a shadow; other groups go around each
/// picture inside. A single picture is faded with its clip.
struct EnclosedPictures: IteratorProtocol {
    /// What comes next: a node, or a group around the next node.
    enum Part {
        case node(DisplayNode)
        case enclosure(Enclosure, frame: Rect)
    }

    private let nodes: ArraySlice<DisplayNode>
    private let extents: [Extent]
    /// The node that is given next.
    private var index: Int
    /// What begins later, outer ones first.
    private var upcoming: ArraySlice<Enclosure>
    /// What the next node lies in, outer ones first.
    private var current: [Enclosure] = []
    /// How many of them are around a picture that the next node is a part of, or around that one's parts.
    private var used = 0
    /// Where such pictures end, and how many were in use outside of them.
    private var pictures: [(end: Int, used: Int)] = []
    /// Which of the current groups go around the next node; nil before that was asked.
    private var pending: Range<Int>?

    /// - Parameter enclosures: Groups around parts of the nodes, outer ones first.
    init(of nodes: ArraySlice<DisplayNode>, in enclosures: [Enclosure]) {
        self.nodes = nodes
        extents = Extent.all(of: nodes)
        index = nodes.startIndex
        upcoming = enclosures[...]
    }

    mutating func next() -> Part? {
        guard index < nodes.endIndex else { return nil }
        let node = nodes[index]
        var around = pending ?? enclosing(node)
        guard let next = around.popFirst() else {
            pending = nil
            index += 1
            return .node(node)
        }
        pending = around
        return .enclosure(current[next], frame: node.frame)
    }

    /// Which of the current groups go around a node, the next one.
    private mutating func enclosing(_ node: DisplayNode) -> Range<Int> {
        while let picture = pictures.last, picture.end <= index {
            used = picture.used
            pictures.removeLast()
        }
        while let last = current.last, last.end ?? index <= index { current.removeLast() }
        while let first = upcoming.first, first.start <= index {
            upcoming.removeFirst()
            if first.end ?? index > index { current.append(first) }
        }
        guard !node.isPlainContainer, used < current.count else { return used..<used }
        let extent = extents[index - nodes.startIndex]
        let isEntered = extent.pictures > 1 && node.clipsOrTransformsOnly
        let inner = isEntered ? current.lastIndex { $0.group.effect != nil } : current.endIndex - 1
        let around = used..<max(used, inner.map { $0 + 1 } ?? used)
        pictures.append((index + extent.nodes, used))
        used = around.upperBound
        return around
    }
}

/// How much a node contains.
private struct Extent {
    /// Nodes, with itself.
    var nodes = 1
    /// Nodes that draw something and contain nothing.
    var pictures = 0

    static func all(of nodes: ArraySlice<DisplayNode>) -> [Extent] {
        var extents: [Extent] = []
        extents.reserveCapacity(nodes.count)
        /// Of nodes whose parent was not yet met; the first of them last.
        var orphans: [Extent] = []
        for node in nodes.reversed() {
            var extent = Extent()
            for child in orphans.suffix(Int(node.childCount)) {
                extent.nodes += child.nodes
                extent.pictures += child.pictures
            }
            orphans.removeLast(min(orphans.count, Int(node.childCount)))
            if node.childCount == 0, !node.isPlainContainer { extent.pictures = 1 }
            orphans.append(extent)
            extents.append(extent)
        }
        return extents.reversed()
    }
}

extension DisplayNode {
    /// Whether the node is a group that changes nothing else about its pictures.
    fileprivate var clipsOrTransformsOnly: Bool {
        guard case .group(var group)? = content else { return false }
        group.clearClip()
        group.clearTransform()
        return group == .plain
    }
}
