/// An invisible frame with bounds, around a view.
final class FlexFrameElement: UnaryElement {
    private let horizontal: LengthRange
    private let vertical: LengthRange
    private let alignment: GuidePair
    private let grid: LayoutGrid

    init(
        id: UInt64, child: Element, horizontal: LengthRange, vertical: LengthRange,
        alignment: GuidePair, grid: LayoutGrid
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
        self.grid = grid
        super.init(id: id, child: child)
    }

    override var spacings: EdgeSpacings {
        child.spacings.resettingFixed(
            horizontal: horizontal.isBounded, vertical: vertical.isBounded)
    }

    override func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    }

    /// The child's proposal at the frame's size.
    ///
    /// It is the ideal length where the frame was offered none and took the child's.
    override func childProposal(_ proposal: Proposal, in size: Size) -> Proposal {
        Proposal(
            width: horizontal.placing(size.width, proposed: proposal.width),
            height: vertical.placing(size.height, proposed: proposal.height))
    }

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        let inner = child.size(for: childProposal(proposal))
        return Size(
            width: horizontal.length(proposed: proposal.width, child: inner.width),
            height: vertical.length(proposed: proposal.height, child: inner.height))
    }

    override func childOrigin(in size: Size, childProposal: Proposal) -> Position {
        let origin = child.origin(aligning: alignment, in: size, for: childProposal)
        return grid.start(origin, of: child.size(for: childProposal))
    }
}
