/// Children on top of one another.
final class ZStackElement: Element {
    private let alignment: GuidePair
    private let children: [Element]
    /// The children of the highest priority, which determine the size.
    private let leaders: [Element]

    init(id: UInt64, alignment: GuidePair = .center, children: [Element]) {
        self.alignment = alignment
        self.children = children
        let highest = children.map(\.priority).max()
        leaders = children.filter { $0.priority == highest }
        super.init(id: id, around: ElementContents(children))
    }

    override var priority: Double { children.count == 1 ? children[0].priority : 0 }
    override var spacings: EdgeSpacings { outerSpacings }
    private lazy var outerSpacings = EdgeSpacings.union(children.map(\.spacings))

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        guard !leaders.isEmpty else { return .zero }
        return Size(
            width: extent(.horizontal, proposal).length, height: extent(.vertical, proposal).length)
    }

    override func explicitPosition(of guide: Guide, size: Size, proposal: Proposal) -> Double? {
        let proposal = Proposal(size)
        let start = extent(guide.axis, proposal).start
        return guide.combined(
            children.compactMap { child in
                guard let set = child.explicitPosition(of: guide, for: proposal) else { return nil }
                return set - child.position(of: alignment[guide.axis], for: proposal) - start
            })
    }

    /// Offers the children the stack's own size, whatever it was offered itself.
    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let proposal = Proposal(frame.size)
        let start = Position(
            x: extent(.horizontal, proposal).start, y: extent(.vertical, proposal).start)
        for index in Self.drawingOrder(of: children) {
            let child = children[index]
            let guides = child.position(of: alignment, for: proposal)
            let origin = Position(
                x: frame.origin.x - guides.x - start.x, y: frame.origin.y - guides.y - start.y)
            child.place(at: origin, proposal: proposal, into: writer)
        }
    }

    /// The leaders' extent along an axis when their guides coincide at 0.
    private func extent(_ axis: Axis, _ proposal: Proposal) -> (start: Double, length: Double) {
        var start = Double.infinity
        var end = -Double.infinity
        for child in leaders {
            let length = child.size(for: proposal)[axis]
            guard length.isFinite else { return (0, .infinity) }
            let first = -child.position(of: alignment[axis], for: proposal)
            start = min(start, first)
            end = max(end, first + length)
        }
        return start.isFinite ? (start, max(0, end - start)) : (0, 0)
    }
}
