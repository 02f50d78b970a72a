import CWidgetPlugin
public import Foundation

/// What a view wants between itself and its neighbours.
public struct ViewSpacing: Sendable {
    private var edges: [Edge: widget_edge_spacing]

    /// No wishes: neighbours may touch.
    public static let zero = ViewSpacing(
        edges: [
            .top: WIDGET_EDGE_NONE, .leading: WIDGET_EDGE_NONE, .bottom: WIDGET_EDGE_NONE,
            .trailing: WIDGET_EDGE_NONE,
        ])

    /// The platform's distance on all sides.
    public init() { edges = [:] }

    private init(edges: [Edge: widget_edge_spacing]) { self.edges = edges }

    init(_ spacing: widget_spacing) {
        edges = [
            .top: spacing.top, .leading: spacing.leading, .bottom: spacing.bottom,
            .trailing: spacing.trailing,
        ]
    }

    /// The header's spacing.
    var recorded: widget_spacing {
        widget_spacing(
            top: self[.top], leading: self[.leading], bottom: self[.bottom],
            trailing: self[.trailing])
    }

    private subscript(edge: Edge) -> widget_edge_spacing { edges[edge] ?? WIDGET_EDGE_STANDARD }

    /// Takes over the wishes of another view at some edges, where they are larger.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            // The wider wish has the smaller number.
            let wider = min(self[edge].rawValue, other[edge].rawValue)
            self.edges[edge] = widget_edge_spacing(rawValue: wider)
        }
    }

    /// The wishes of both views at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The distance to the view that follows along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let isVertical = axis == .vertical
        return CGFloat(
            widget_distance(
                self[isVertical ? .bottom : .trailing], next[isVertical ? .top : .leading],
                isVertical))
    }
}
