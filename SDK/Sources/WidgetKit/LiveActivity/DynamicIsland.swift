public import Foundation

/// The views of a live activity around a phone's camera.
///
/// They are shown by previews only: no host has one.
public struct DynamicIsland {
    let expanded: () -> [IslandRegion]
    let compactLeading: () -> AnyView
    let compactTrailing: () -> AnyView
    let minimal: () -> AnyView
    private(set) var keylineTint: Color?
    private(set) var margins = IslandMargins()

    /// Creates the views of each form the island can have.
    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded:
            @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        self.expanded = { expanded().regions }
        self.compactLeading = { AnyView(compactLeading()) }
        self.compactTrailing = { AnyView(compactTrailing()) }
        self.minimal = { AnyView(minimal()) }
    }

    /// The island with a tint along its edge.
    public func keylineTint(_ color: Color?) -> DynamicIsland {
        var island = self
        island.keylineTint = color
        return island
    }

    /// The island with a URL to open when it is pressed.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }

    /// The island with margins of its own.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland {
        var island = self
        island.margins.set(edges, length, for: mode)
        return island
    }
}

/// How far the views of each form stay away from the island's edges.
struct IslandMargins {
    private var lengths: [DynamicIslandMode: EdgeInsets] = [
        .expanded: EdgeInsets(top: 12, leading: 20, bottom: 16, trailing: 20),
        .compactLeading: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 4),
        .compactTrailing: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 10),
        .minimal: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4),
    ]

    subscript(mode: DynamicIslandMode) -> EdgeInsets { lengths[mode] ?? EdgeInsets() }

    mutating func set(_ edges: Edge.Set, _ length: Double, for mode: DynamicIslandMode) {
        var insets = self[mode]
        if edges.contains(.top) { insets.top = length }
        if edges.contains(.leading) { insets.leading = length }
        if edges.contains(.bottom) { insets.bottom = length }
        if edges.contains(.trailing) { insets.trailing = length }
        lengths[mode] = insets
    }
}

/// A form that the island can have.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String

    /// Expanded.
    public static let expanded = DynamicIslandMode(name: "expanded")
    /// Compact, before the camera.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// Compact, after the camera.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// As small as it can be.
    public static let minimal = DynamicIslandMode(name: "minimal")
}
