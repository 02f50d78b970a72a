import CWidgetPlugin
public import Foundation

/// The distances that a view prefers from its neighbours, by edge.
public struct ViewSpacing: Sendable {
    private var edges: [Edge: widget_edge_spacing]
    /// The preferred distances of text at the top and bottom edge.
    private var text = widget_text_spacing()

    /// Spacing of zero: neighbours may touch.
    public static let zero = ViewSpacing(
        edges: [
            .top: WIDGET_EDGE_NONE, .leading: WIDGET_EDGE_NONE, .bottom: WIDGET_EDGE_NONE,
            .trailing: WIDGET_EDGE_NONE,
        ])

    /// The platform's spacing at all edges.
    public init() { edges = [:] }

    private init(edges: [Edge: widget_edge_spacing]) { self.edges = edges }

    init(_ spacing: widget_spacing, text: widget_text_spacing) {
        edges = [
            .top: spacing.top, .leading: spacing.leading, .bottom: spacing.bottom,
            .trailing: spacing.trailing,
        ]
        self.text = text
    }

    /// The spacing in the C header.
    var recorded: widget_spacing {
        widget_spacing(
            top: self[.top], leading: self[.leading], bottom: self[.bottom],
            trailing: self[.trailing])
    }

    private subscript(edge: Edge) -> widget_edge_spacing { edges[edge] ?? WIDGET_EDGE_STANDARD }

    /// Merges another spacing at the given edges by taking the larger values.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            self.edges[edge] = Self.union(self[edge], other[edge])
        }
        if edges.contains(.top) {
            text.above = max(text.above, other.text.above)
            text.below_text = max(text.below_text, other.text.below_text)
        }
        if edges.contains(.bottom) { text.below = max(text.below, other.text.below) }
    }

    private static func union(
        _ first: widget_edge_spacing, _ second: widget_edge_spacing
    ) -> widget_edge_spacing {
        if first == WIDGET_EDGE_NONE { return second }
        return second == WIDGET_EDGE_NONE || first == second ? first : WIDGET_EDGE_MIXED
    }

    /// The larger of both spacings at each of `edges`.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The preferred distance to the view that follows along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let distance =
            axis == .vertical
            ? widget_text_distance(self[.bottom], text, next[.top], next.text)
            : widget_distance(self[.trailing], next[.leading], false)
        return CGFloat(distance)
    }
}
