/// A view that is offered the largest room of given proportions inside the proposal, or the smallest
/// around it.
final class AspectRatioElement: UnaryElement {
    private let ratio: Double?
    private let fills: Bool

    /// - Parameter ratio: Width divided by height; the child's own where it is nil.
    init(id: UInt64, child: Element, ratio: Double?, fills: Bool) {
        self.ratio = ratio
        self.fills = fills
        super.init(id: id, child: child)
    }

    override func childProposal(_ proposal: Proposal) -> Proposal {
        guard proposal != .ideal else { return proposal }
        let shape = ratio.map { Size(width: $0, height: 1) } ?? child.size(for: .ideal)
        // What is as wide as it is high is a square even where it has no length.
        let proportions = shape.width == shape.height ? Size(width: 1, height: 1) : shape
        let scales = [
            Self.scale(proportions.width, to: proposal.width),
            Self.scale(proportions.height, to: proposal.height),
        ].compactMap { $0 }
        guard let scale = fills ? scales.max() : scales.min() else { return proposal }
        return Proposal(
            width: Self.length(proportions.width, scale),
            height: Self.length(proportions.height, scale))
    }

    /// By how much a length must grow to be another; nil where any will do.
    private static func scale(_ length: Double, to target: Double?) -> Double? {
        guard let target, length != 0 || target != 0 else { return nil }
        return target / length
    }

    /// No scale makes something of nothing.
    private static func length(_ length: Double, _ scale: Double) -> Double {
        length == 0 ? 0 : length * scale
    }
}
