/// A view that is offered the largest size of given proportions inside the proposal, or the
/// smallest around it.
final class AspectRatioElement: UnaryElement {
    private let ratio: Double?
    private let fills: Bool

    /// - Parameter ratio: Width divided by height; nil for the child's own ratio.
    init(id: UInt64, child: Element, ratio: Double?, fills: Bool) {
        self.ratio = ratio
        self.fills = fills
        super.init(id: id, child: child)
    }

    override func childProposal(_ proposal: Proposal) -> Proposal {
        guard proposal != .ideal else { return proposal }
        let shape = ratio.map { Size(width: $0, height: 1) } ?? child.size(for: .ideal)
        // Equal sides make a square, even when both are zero.
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

    /// The factor from a length to a target; nil when any factor will do.
    private static func scale(_ length: Double, to target: Double?) -> Double? {
        guard let target, length != 0 || target != 0 else { return nil }
        return target / length
    }

    /// Scales a length; zero stays zero even for an infinite scale.
    private static func length(_ length: Double, _ scale: Double) -> Double {
        length == 0 ? 0 : length * scale
    }
}
