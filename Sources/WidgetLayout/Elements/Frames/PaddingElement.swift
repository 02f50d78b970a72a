/// Room around a view; negative insets let the view extend beyond it.
class PaddingElement: UnaryElement {
    final let insets: Insets

    init(id: UInt64, child: Element, insets: Insets, grid: LayoutGrid) {
        self.insets = grid.insets(insets)
        super.init(id: id, child: child)
    }

    override var spacings: EdgeSpacings {
        let inner = child.spacings
        return EdgeSpacings(
            top: insets.top == 0 ? inner.top : .standard,
            leading: insets.leading == 0 ? inner.leading : .standard,
            bottom: insets.bottom == 0 ? inner.bottom : .standard,
            trailing: insets.trailing == 0 ? inner.trailing : .standard)
    }

    override var isCompressible: Bool { child.isCompressible }

    override func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        let inner = child.size(for: childProposal(proposal))
        return Size(
            width: max(0, inner.width + insets.leading + insets.trailing),
            height: max(0, inner.height + insets.top + insets.bottom))
    }

    override func childOrigin(in size: Size, childProposal: Proposal) -> Position {
        Position(x: insets.leading, y: insets.top)
    }
}
