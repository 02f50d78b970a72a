/// The children of a plugin's layout, as its functions see them: by position, unknown ones without size.
public final class LayoutChildren {
    private let children: [Element]
    /// Where `place` put each child; nil while it was not called.
    private(set) var placements: [(origin: Position, proposal: Proposal)?] = []

    init(_ children: [Element]) { self.children = children }

    /// How many there are.
    public var count: Int { children.count }

    private func child(_ index: Int) -> Element? {
        children.indices.contains(index) ? children[index] : nil
    }

    /// The size a child takes for a proposal.
    public func size(_ index: Int, for proposal: Proposal) -> Size {
        child(index)?.size(for: proposal.checked) ?? .zero
    }

    /// The place of a guide, in the header's numbers; nil when it is to be explicit and is not set.
    public func position(
        _ index: Int, of guide: Int64, for proposal: Proposal, isExplicit: Bool
    ) -> Double? {
        child(index)?.position(ofGuide: guide, for: proposal.checked, isExplicit: isExplicit)
    }

    /// The order in which a child wants to be served.
    public func priority(_ index: Int) -> Double { child(index)?.priority ?? 0 }

    /// What a child wants beyond its edges.
    public func spacings(_ index: Int) -> EdgeSpacings { child(index)?.spacings ?? .standard }

    /// The value a child has for a key.
    public func value(_ index: Int, _ key: Int64) -> UnsafeMutableRawPointer? {
        child(index)?.layoutValue(key)
    }

    /// Puts the top left corner of a child at a place.
    public func place(_ index: Int, x: Double, y: Double, proposal: Proposal) {
        guard placements.indices.contains(index) else { return }
        let origin = Position(x: Length.finite(x) ?? 0, y: Length.finite(y) ?? 0)
        placements[index] = (origin, proposal.checked)
    }

    /// Lets `body` place the children; returns where they are then.
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
    /// The same proposal with lengths that can be calculated with.
    fileprivate var checked: Proposal {
        Proposal(
            width: width.flatMap(Length.bound).map { max(0, $0) },
            height: height.flatMap(Length.bound).map { max(0, $0) })
    }
}
