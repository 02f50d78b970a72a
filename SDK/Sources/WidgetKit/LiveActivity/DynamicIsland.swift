public import Foundation

/// The views of a live activity in the Dynamic Island.
///
/// Only previews show them.
public struct DynamicIsland {
    let expanded: () -> [IslandRegion]
    let compactLeading: () -> AnyView
    let compactTrailing: () -> AnyView
    let minimal: () -> AnyView
    private(set) var keylineTint: Color?
    private(set) var margins = IslandMargins()

    /// Creates the views of each presentation of the island.
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

    /// Returns the island with a tinted edge.
    public func keylineTint(_ color: Color?) -> DynamicIsland {
        var island = self
        island.keylineTint = color
        return island
    }

    /// Returns the island with a URL to open when it is pressed.
    ///
    /// No effect here: only previews show the island.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }

    /// Returns the island with custom margins of a presentation, in points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland {
        var island = self
        island.margins.set(edges, length, for: mode)
        return island
    }
}

/// The margins between the edges of the island and the views of each presentation.
///
/// Views beside the camera are snug against it (Human Interface Guidelines, Live Activities). Apple
/// documents no numbers; at the outer end, the margin is that above and below a picture of 20 points.
struct IslandMargins {
    private var lengths: [DynamicIslandMode: EdgeInsets] = [
        .expanded: EdgeInsets(top: 12, leading: 20, bottom: 16, trailing: 20),
        .compactLeading: EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 0),
        .compactTrailing: EdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 8),
        .minimal: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6),
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

/// A presentation of the island.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String

    /// Expanded.
    public static let expanded = DynamicIslandMode(name: "expanded")
    /// Compact, leading side of the camera.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// Compact, trailing side of the camera.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// Minimal.
    public static let minimal = DynamicIslandMode(name: "minimal")
}
