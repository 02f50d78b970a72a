/// A view with free room at one edge for another view, which is drawn in front of it.
final class SafeAreaInsetElement: UnaryElement {
    private let inset: Element
    private let edge: EdgeSet
    private let spacing: Double
    private let alignment: GuidePair
    private let grid: LayoutGrid

    /// - Parameter edge: One edge; any other set means the bottom.
    init(
        id: UInt64, child: Element, inset: Element, edge: EdgeSet, spacing: Double,
        alignment: GuidePair, grid: LayoutGrid
    ) {
        self.inset = inset
        self.edge = edge
        self.spacing = spacing
        self.alignment = alignment
        self.grid = grid
        super.init(id: id, child: child, beside: inset)
    }

    override var spacings: EdgeSpacings { .union([child.spacings, inset.spacings]) }

    private var axis: Axis {
        edge == .leading || edge == .trailing ? .horizontal : .vertical
    }

    /// Whether the other view comes before this one.
    private var isFirst: Bool { edge == .top || edge == .leading }

    private func insetProposal(_ proposal: Proposal) -> Proposal {
        Proposal(nil, along: axis, across: proposal[axis.other])
    }

    /// The length of the other view and the distance to it.
    private func reserved(_ proposal: Proposal) -> Double {
        let length = inset.size(for: insetProposal(proposal))[axis] + spacing
        return grid.length(max(0, length), along: axis)
    }

    override func childProposal(_ proposal: Proposal) -> Proposal {
        var rest = proposal
        rest[axis] = proposal[axis].map { max(0, $0 - reserved(proposal)) }
        return rest
    }

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        var size = child.size(for: childProposal(proposal))
        size[axis] += reserved(proposal)
        return size
    }

    /// The free room inside a frame.
    private func insets(_ proposal: Proposal) -> Insets {
        let length = reserved(proposal)
        var insets = Insets(all: 0)
        switch (axis, isFirst) {
        case (.vertical, true): insets.top = length
        case (.vertical, false): insets.bottom = length
        case (.horizontal, true): insets.leading = length
        case (.horizontal, false): insets.trailing = length
        }
        return insets
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let insets = insets(proposal)
        let rest = frame.inset(by: insets)
        writer.within(writer.safeArea.keeping(insets, inside: frame)) {
            child.place(at: rest.origin, proposal: childProposal(proposal), into: writer)
        }
        let offer = insetProposal(Proposal(frame.size))
        let length = inset.size(for: offer)[axis]
        let guide = alignment[axis.other]
        let across =
            guide.defaultPosition(in: frame.size) - inset.position(of: guide, for: offer)
        let origin = Position(
            isFirst ? 0 : frame.size[axis] - length, along: axis, across: across)
        inset.place(at: frame.origin + origin, proposal: offer, into: writer)
    }

    override func childOrigin(in size: Size, childProposal: Proposal) -> Position {
        guard isFirst else { return .zero }
        let length = size[axis] - child.size(for: childProposal)[axis]
        return Position(length, along: axis, across: 0)
    }
}
