/// One region of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
    let position: DynamicIslandExpandedRegionPosition
    let priority: Double
    let content: Content
    private(set) var margins = RegionMargins()

    /// Creates the views of a region; of two regions the one with the higher priority is wider.
    nonisolated public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: () -> Content
    ) {
        self.position = position
        self.priority = priority
        self.content = content()
    }

    /// The region with margins of its own, in points, instead of the island's; of several for an edge the innermost counts.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double
    ) -> DynamicIslandExpandedRegion {
        var region = self
        region.margins.set(edges, length)
        return region
    }
}

/// The place of a region in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String

    /// Before the camera.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// After the camera.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below the others.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// How far up a region's views may reach.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String

    /// As the system likes.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    /// Not beside the camera.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
        name: "belowIfTooWide")
}

extension View {
    /// Says how far up a region's views may reach.
    ///
    /// No effect here: in a preview, regions are beside the camera.
    nonisolated public func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> some View {
        self
    }
}
