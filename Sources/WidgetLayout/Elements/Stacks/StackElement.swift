/// Children in a row or a column.
final class StackElement: Element {
    private let axis: Axis
    /// The guide that children share across the axis.
    private let guide: Guide
    private let children: [Element]
    /// The distances before each child but the first.
    private let gaps: [Double]
    /// The distances when there is not enough room.
    private let tightGaps: [Double]
    /// The grid of possible lengths: a terminal's cells, or any.
    private let grid: LayoutGrid
    private lazy var order = StackDivision.order(of: children)
    private var latest: (proposal: Proposal, arrangement: Arrangement)?

    /// Children placed for one proposal, in the stack's coordinates.
    private struct Arrangement {
        var size = Size.zero
        var gaps: [Double]
        var proposals: [Proposal]
        var origins: [Position] = []
    }

    init(
        id: UInt64, axis: Axis, guide: Guide, spacing: Double?, children: [Element],
        grid: LayoutGrid = .points
    ) {
        self.axis = axis
        self.guide = guide
        self.children = children
        self.grid = grid
        let gaps = { (isTight: Bool) in
            zip(children, children.dropFirst()).map { first, second in
                let edges = (first.spacings.after(axis), second.spacings.before(axis))
                let gap = spacing ?? EdgeSpacing.distance(edges.0, edges.1, along: axis)
                return grid.gap(gap, between: edges, along: axis, isTight: isTight)
            }
        }
        self.gaps = gaps(false)
        tightGaps = grid == .cells ? gaps(true) : self.gaps
        super.init(id: id, around: ElementContents(children))
    }

    override var priority: Double { children.count == 1 ? children[0].priority : 0 }

    override var spacings: EdgeSpacings { outerSpacings }

    private lazy var outerSpacings = {
        var all = EdgeSpacings.union(children.map(\.spacings))
        guard let first = children.first?.spacings, let last = children.last?.spacings else {
            return EdgeSpacings.none
        }
        switch axis {
        case .horizontal: (all.leading, all.trailing) = (first.leading, last.trailing)
        case .vertical: (all.top, all.bottom) = (first.top, last.bottom)
        }
        return all
    }()

    override func sizeThatFits(_ proposal: Proposal) -> Size { arrangement(for: proposal).size }

    override func explicitPosition(of guide: Guide, size: Size, proposal: Proposal) -> Double? {
        let arrangement = arrangement(for: placing(proposal, in: size))
        return guide.combined(
            children.indices.compactMap { index in
                let set = children[index].explicitPosition(
                    of: guide, for: arrangement.proposals[index])
                let origin = arrangement.origins[index]
                return set.map { $0 + origin[guide.axis] }
            })
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let arrangement = arrangement(for: placing(proposal, in: frame.size))
        for index in Self.drawingOrder(of: children) {
            children[index].place(
                at: frame.origin + arrangement.origins[index],
                proposal: arrangement.proposals[index], into: writer)
        }
    }

    /// Without a proposal across the axis, children are placed with the length that the stack took.
    private func placing(_ proposal: Proposal, in size: Size) -> Proposal {
        Proposal(
            proposal[axis], along: axis, across: proposal[axis.other] ?? size[axis.other])
    }

    private func arrangement(for proposal: Proposal) -> Arrangement {
        if let latest, latest.proposal == proposal { return latest.arrangement }
        var arrangement = divided(proposal)
        align(&arrangement)
        latest = (proposal, arrangement)
        return arrangement
    }

    private func divided(_ proposal: Proposal) -> Arrangement {
        let across = proposal[axis.other]
        guard let length = proposal[axis] else {
            let ideal = Proposal(nil, along: axis, across: across)
            return Arrangement(gaps: gaps, proposals: children.map { _ in ideal })
        }
        let division = StackDivision(
            children: children, order: order, axis: axis, across: across, grid: grid)
        var gaps = gaps
        if gaps != tightGaps, division.minimum + gaps.reduce(0, +) > length { gaps = tightGaps }
        return Arrangement(
            gaps: gaps, proposals: division.proposals(dividing: length - gaps.reduce(0, +)))
    }

    private func align(_ arrangement: inout Arrangement) {
        var lowest = Double.infinity
        var highest = -Double.infinity
        var length = 0.0
        var isEndless = false
        arrangement.origins.reserveCapacity(children.count)
        for (index, child) in children.enumerated() {
            let proposal = arrangement.proposals[index]
            let size = child.size(for: proposal)
            if index > 0 { length += arrangement.gaps[index - 1] }
            let across = -child.position(of: guide, for: proposal)
            let room = grid.length(size[axis], along: axis)
            let start = length + (room - size[axis]) / 2
            arrangement.origins.append(
                Position(room.isFinite ? start : length, along: axis, across: across))
            length += room
            if !size[axis.other].isFinite { isEndless = true }
            guard across.isFinite else { continue }
            lowest = min(lowest, across)
            highest = max(highest, across + size[axis.other])
        }
        if !lowest.isFinite { lowest = 0 }
        for index in arrangement.origins.indices {
            let across = arrangement.origins[index][axis.other] - lowest
            let size = children[index].size(for: arrangement.proposals[index])
            arrangement.origins[index][axis.other] =
                grid.start(
                    across, of: size[axis.other], in: highest - lowest, along: axis.other)
        }
        arrangement.size = Size(
            length, along: axis,
            across: grid.length(
                isEndless ? .infinity : max(0, highest - lowest), along: axis.other))
    }
}
