/// How much a content function may record.
public struct ViewTreeLimits: Hashable, Sendable {
    /// How many views may stand inside one another.
    public var depth: Int
    /// How many views there may be.
    public var nodes: Int

    /// A depth and a number of views.
    public init(depth: Int, nodes: Int) {
        self.depth = depth
        self.nodes = nodes
    }

    /// What `widget_plugin.h` promises: 2,000 deep, 100,000 views.
    public static let `default` = ViewTreeLimits(depth: 2_000, nodes: 100_000)
}
