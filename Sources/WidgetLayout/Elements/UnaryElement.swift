/// A modifier: a view around one child.
///
/// By default it passes its proposal on and takes its child's size.
class UnaryElement: Element {
    let child: Element

    init(
        id: UInt64, child: Element, beside layer: Element? = nil, guideSources: GuideSources = []
    ) {
        self.child = child
        super.init(id: id, around: ElementContents(child, layer), guideSources: guideSources)
    }

    override var spacings: EdgeSpacings { child.spacings }
    override var gridTraits: GridTraits { child.gridTraits }
    override var zIndex: Double { child.zIndex }
    override func layoutValue(_ key: Int64) -> UnsafeMutableRawPointer? { child.layoutValue(key) }

    /// The child's proposal.
    func childProposal(_ proposal: Proposal) -> Proposal { proposal }

    /// The child's proposal when this view has taken a size.
    func childProposal(_ proposal: Proposal, in size: Size) -> Proposal { childProposal(proposal) }

    /// The child's origin in this view's coordinates.
    func childOrigin(in size: Size, childProposal: Proposal) -> Position { .zero }

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        child.size(for: childProposal(proposal))
    }

    override func explicitPosition(of guide: Guide, size: Size, proposal: Proposal) -> Double? {
        let proposal = childProposal(proposal, in: size)
        guard let position = child.explicitPosition(of: guide, for: proposal) else { return nil }
        let origin = childOrigin(in: size, childProposal: proposal)
        return position + origin[guide.axis]
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let proposal = childProposal(proposal, in: frame.size)
        let origin = childOrigin(in: frame.size, childProposal: proposal)
        child.place(at: frame.origin + origin, proposal: proposal, into: writer)
    }
}

extension UnaryElement {
    /// Draws another view, which is offered this one's size and whose guides coincide with the
    /// child's.
    final func draw(
        _ layer: Element, aligning guides: GuidePair, in frame: Frame, proposal: Proposal,
        into writer: DisplayListWriter
    ) {
        let offer = Proposal(frame.size)
        let outer = child.position(of: guides, for: proposal)
        let inner = layer.position(of: guides, for: offer)
        let origin = Position(
            x: frame.origin.x + outer.x - inner.x, y: frame.origin.y + outer.y - inner.y)
        layer.place(at: origin, proposal: offer, into: writer)
    }
}
