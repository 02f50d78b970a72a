/// A view that keeps its ideal length along one axis or both.
final class FixedSizeElement: UnaryElement {
    private let horizontal: Bool
    private let vertical: Bool

    init(id: UInt64, child: Element, horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(id: id, child: child)
    }

    override func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}
