/// A region of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
    let position: DynamicIslandExpandedRegionPosition
    let priority: Double
    let content: Content
    private(set) var margins = RegionMargins()

    /// Creates a region; beside another one of a lower priority, it is as wide as that leaves it.
    nonisolated public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: () -> Content
    ) {
        self.position = position
        self.priority = priority
        self.content = content()
    }

    /// Returns the region with its own margins in points, in place of the island's; the innermost
    /// value of an edge applies.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double
    ) -> DynamicIslandExpandedRegion {
        var region = self
        region.margins.set(edges, length)
        return region
    }
}

/// The position of a region in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String

    /// The leading side of the camera.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// The trailing side of the camera.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Below the camera.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below the others.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// How far up the views of a region may extend.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String

    /// The default placement.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    /// Below the camera if the views are too wide to fit beside it.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
        name: "belowIfTooWide")
}

extension View {
    /// Sets how far up a view of a region may extend.
    ///
    /// A view is too wide when its ideal width is more than there is beside the camera.
    nonisolated public func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> some View {
        layoutValue(key: IslandVerticalPlacement.self, value: verticalPlacement)
    }
}
