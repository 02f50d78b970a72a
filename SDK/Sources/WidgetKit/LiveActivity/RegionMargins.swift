/// The margins that a region of the expanded island has instead of the island's.
struct RegionMargins {
    private var lengths: [Edge: Double] = [:]

    /// Sets the margins of edges that have none yet.
    mutating func set(_ edges: Edge.Set, _ length: Double) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            lengths[edge] = lengths[edge] ?? length
        }
    }

    /// How far a region's views are away from where the island's margins put them.
    func insets(
        at position: DynamicIslandExpandedRegionPosition, of island: EdgeInsets
    ) -> EdgeInsets {
        func inset(_ edge: Edge, _ margin: CGFloat) -> CGFloat {
            lengths[edge].map { $0 - (position.outerEdges.contains(edge) ? margin : 0) } ?? 0
        }
        return EdgeInsets(
            top: inset(.top, island.top), leading: inset(.leading, island.leading),
            bottom: inset(.bottom, island.bottom), trailing: inset(.trailing, island.trailing))
    }
}

extension DynamicIslandExpandedRegionPosition {
    /// The edges of the island beside which the region is.
    fileprivate var outerEdges: Set<Edge> {
        switch self {
        case .leading: [.top, .leading]
        case .trailing: [.top, .trailing]
        case .bottom: [.leading, .bottom, .trailing]
        default: []
        }
    }
}
