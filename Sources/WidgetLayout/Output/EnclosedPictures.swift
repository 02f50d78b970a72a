import WidgetWire

/// Nodes in pre-order with groups around their pictures, in time proportional to the output.
///
/// A picture is a node that draws something, together with everything inside. A node that only
/// clips or transforms several pictures counts as one picture for groups with an effect, such as a
/// shadow; other groups go around each picture inside. A single picture is faded together with its
/// clip.
struct EnclosedPictures: IteratorProtocol {
    /// The next output: a node, or a group around the next node.
    enum Part {
        case node(DisplayNode)
        case enclosure(Enclosure, frame: Rect)
    }

    private let nodes: ArraySlice<DisplayNode>
    private let extents: [Extent]
    /// The index of the next node.
    private var index: Int
    /// The groups that begin later, outermost first.
    private var upcoming: ArraySlice<Enclosure>
    /// The groups around the next node, outermost first.
    private var current: [Enclosure] = []
    /// How many of these groups already enclose a picture that contains the next node.
    private var used = 0
    /// The ends of these pictures, and the number of groups used outside of them.
    private var pictures: [(end: Int, used: Int)] = []
    /// The groups still to be put around the next node; nil before this is known.
    private var pending: Range<Int>?

    /// - Parameter enclosures: Groups around parts of the nodes, outermost first.
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

    /// The groups to put around the next node.
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

/// The size of a node's contents.
private struct Extent {
    /// The number of nodes, including itself.
    var nodes = 1
    /// The number of nodes that draw something and have no children.
    var pictures = 0

    static func all(of nodes: ArraySlice<DisplayNode>) -> [Extent] {
        var extents: [Extent] = []
        extents.reserveCapacity(nodes.count)
        /// The extents of nodes whose parent has not been reached; the first node's is last.
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
    /// Whether the node is a group that only clips or transforms.
    fileprivate var clipsOrTransformsOnly: Bool {
        guard case .group(var group)? = content else { return false }
        group.clearClip()
        group.clearTransform()
        return group == .plain
    }
}
