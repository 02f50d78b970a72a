public import Foundation

/// The views of a live activity around a phone's camera.
///
/// They are never shown: no host has one.
public struct DynamicIsland {
    /// Creates the views of each form the island can have.
    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded:
            @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    /// The island with a tint along its edge.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }

    /// The island with a URL to open when it is pressed.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }

    /// The island with margins of its own.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
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
