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

/// The bounds of a flexible frame along one axis.
struct LengthRange {
    private let minimum: Double?
    private let ideal: Double?
    private let maximum: Double?

    /// Makes bounds; contradictory ones give way to the minimum, and then to the ideal length.
    init(minimum: Double?, ideal: Double?, maximum: Double?) {
        self.minimum = minimum.map { max(0, $0) }
        self.ideal = ideal.map { max(0, minimum ?? 0, $0) }
        self.maximum = maximum.map { max(0, minimum ?? 0, ideal ?? 0, $0) }
    }

    var isBounded: Bool { minimum != nil || ideal != nil || maximum != nil }

    /// The child's proposal: the proposal or the ideal length, within the bounds.
    func offer(_ proposed: Double?) -> Double? {
        (proposed ?? ideal).map { clamp($0) }
    }

    /// The frame's own length.
    ///
    /// With both bounds it is the proposal within them. A side without a bound is bounded by the
    /// child, and without a proposal the frame takes its ideal length or the child's.
    func length(proposed: Double?, child: Double) -> Double {
        guard let proposed else { return clamp(ideal ?? child) }
        var length = child
        if let minimum { length = max(minimum, min(length, proposed)) }
        if let maximum { length = min(maximum, max(length, proposed)) }
        return length
    }

    /// The child's proposal in a frame that has taken a length.
    func placing(_ length: Double, proposed: Double?) -> Double? {
        let isChilds =
            proposed == nil && ideal == nil && minimum ?? -.infinity < length
            && length < maximum ?? .infinity
        return isChilds ? nil : length
    }

    private func clamp(_ length: Double) -> Double {
        max(minimum ?? 0, min(length, maximum ?? .infinity))
    }
}
