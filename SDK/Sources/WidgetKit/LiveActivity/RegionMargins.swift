/// Margins of an expanded region, which replace those of the island.
struct RegionMargins {
    private var lengths: [Edge: Double] = [:]

    /// Sets the margins of edges that have none yet.
    mutating func set(_ edges: Edge.Set, _ length: Double) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            lengths[edge] = lengths[edge] ?? length
        }
    }

    /// Returns the insets of a region's views relative to the island's margins.
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
    /// The edges of the island next to the region.
    fileprivate var outerEdges: Set<Edge> {
        switch self {
        case .leading: [.top, .leading]
        case .trailing: [.top, .trailing]
        case .bottom: [.leading, .bottom, .trailing]
        default: []
        }
    }
}
