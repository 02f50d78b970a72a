/// A view that is offered the largest room of given proportions inside the proposal, or the smallest
/// around it.
final class AspectRatioElement: UnaryElement {
    private let ratio: Double?
    private let fills: Bool

    /// - Parameter ratio: Width divided by height; the child's own where it is nil or 0.
    init(id: UInt64, child: Element, ratio: Double?, fills: Bool) {
        self.ratio = ratio
        self.fills = fills
        super.init(id: id, child: child)
    }

    override func childProposal(_ proposal: Proposal) -> Proposal {
        let ideal = child.size(for: .ideal)
        let ratio = self.ratio.flatMap { $0 != 0 ? $0 : nil } ?? ideal.width / ideal.height
        guard ratio.isFinite, ratio != 0 else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return Proposal(width: width, height: width / ratio)
        case (nil, let height?): return Proposal(width: height * ratio, height: height)
        case (let width?, let height?):
            return room(ratio, in: Size(width: width, height: height))
        }
    }

    private func room(_ ratio: Double, in size: Size) -> Proposal {
        let isBoundByWidth = (size.width / ratio <= size.height) != fills
        return isBoundByWidth
            ? Proposal(width: size.width, height: size.width / ratio)
            : Proposal(width: size.height * ratio, height: size.height)
    }
}
