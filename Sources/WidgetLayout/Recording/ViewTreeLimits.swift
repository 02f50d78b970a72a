/// The limits of a recording.
public struct ViewTreeLimits: Hashable, Sendable {
    /// The greatest depth of nested views.
    public var depth: Int
    /// The greatest number of views.
    public var nodes: Int

    /// Makes limits.
    public init(depth: Int, nodes: Int) {
        self.depth = depth
        self.nodes = nodes
    }

    /// The limits that `widget_views.h` promises: 2,000 levels and 100,000 views.
    public static let `default` = ViewTreeLimits(depth: 2_000, nodes: 100_000)
}
