/// An invisible frame with a fixed width, height or both, around a view.
final class FrameElement: UnaryElement {
    private let width: Double?
    private let height: Double?
    private let alignment: GuidePair
    private let grid: LayoutGrid

    init(
        id: UInt64, child: Element, width: Double?, height: Double?, alignment: GuidePair,
        grid: LayoutGrid
    ) {
        self.width = width
        self.height = height
        self.alignment = alignment
        self.grid = grid
        super.init(id: id, child: child)
    }

    override var spacings: EdgeSpacings {
        child.spacings.resettingFixed(horizontal: width != nil, vertical: height != nil)
    }

    override func isRigid(along axis: Axis) -> Bool {
        switch axis {
        case .horizontal: width != nil
        case .vertical: height != nil
        }
    }

    override var cachesSizes: Bool { width == nil || height == nil }

    override func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let size = child.size(for: childProposal(proposal))
        return Size(width: width ?? size.width, height: height ?? size.height)
    }

    override func childOrigin(in size: Size, childProposal: Proposal) -> Position {
        let origin = child.origin(aligning: alignment, in: size, for: childProposal)
        return grid.start(origin, of: child.size(for: childProposal))
    }
}

extension EdgeSpacings {
    /// Replaces the spacings at fixed edges with the standard one; a spacer's stays none.
    func resettingFixed(horizontal: Bool, vertical: Bool) -> EdgeSpacings {
        func ended(_ edge: EdgeSpacing) -> EdgeSpacing { edge.kind == .none ? .none : .standard }
        var result = self
        if horizontal { (result.leading, result.trailing) = (ended(leading), ended(trailing)) }
        if vertical { (result.top, result.bottom) = (ended(top), ended(bottom)) }
        return result
    }
}

extension Element {
    /// The origin of this view when its guides coincide with those of a frame around it.
    func origin(aligning guides: GuidePair, in size: Size, for proposal: Proposal) -> Position {
        let outer = guides.defaultPosition(in: size)
        let inner = position(of: guides, for: proposal)
        return Position(x: outer.x - inner.x, y: outer.y - inner.y)
    }
}
