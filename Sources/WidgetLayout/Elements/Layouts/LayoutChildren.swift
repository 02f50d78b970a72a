/// The children of a plugin's layout, by index; children that do not exist have no size.
public final class LayoutChildren {
    private let children: [Element]
    /// The place of each child; nil while it has not been placed.
    private(set) var placements: [(origin: Position, proposal: Proposal)?] = []

    init(_ children: [Element]) { self.children = children }

    /// The number of children.
    public var count: Int { children.count }

    private func child(_ index: Int) -> Element? {
        children.indices.contains(index) ? children[index] : nil
    }

    /// A child's size for a proposal.
    public func size(_ index: Int, for proposal: Proposal) -> Size {
        child(index)?.size(for: proposal.checked) ?? .zero
    }

    /// The position of a guide, named by the header's number.
    ///
    /// - Returns: nil when an explicit position is asked for and none is set.
    public func position(
        _ index: Int, of guide: Int64, for proposal: Proposal, isExplicit: Bool
    ) -> Double? {
        child(index)?.position(ofGuide: guide, for: proposal.checked, isExplicit: isExplicit)
    }

    /// A child's layout priority.
    public func priority(_ index: Int) -> Double { child(index)?.priority ?? 0 }

    /// A child's preferred distances from its neighbours.
    public func spacings(_ index: Int) -> EdgeSpacings { child(index)?.spacings ?? .standard }

    /// A child's value for a key; nil when it has none.
    public func value(_ index: Int, _ key: Int64) -> UnsafeMutableRawPointer? {
        child(index)?.layoutValue(key)
    }

    /// Places the top left corner of a child at a point.
    public func place(_ index: Int, x: Double, y: Double, proposal: Proposal) {
        guard placements.indices.contains(index) else { return }
        let origin = Position(x: Length.finite(x) ?? 0, y: Length.finite(y) ?? 0)
        placements[index] = (origin, proposal.checked)
    }

    /// Lets `body` place the children, and returns their places.
    func placed(
        by body: (LayoutChildren) -> Void
    ) -> [(origin: Position, proposal: Proposal)?] {
        placements = children.map { _ in nil }
        defer { placements = [] }
        body(self)
        return placements
    }
}

extension Proposal {
    /// The proposal with lengths that are safe to calculate with.
    fileprivate var checked: Proposal {
        Proposal(
            width: width.flatMap(Length.bound).map { max(0, $0) },
            height: height.flatMap(Length.bound).map { max(0, $0) })
    }
}
