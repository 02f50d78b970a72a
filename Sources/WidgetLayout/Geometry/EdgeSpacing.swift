/// What a view wants beyond one of its edges when a stack has no spacing of its own.
///
/// The raw values are those of `widget_edge_spacing`.
public enum EdgeSpacing: UInt32, Hashable, Sendable {
    /// The platform's distance, 8 points.
    case standard = 0
    /// Lines of text follow each other without a gap.
    case text = 1
    /// Nothing: a spacer's own length is the distance.
    case none = 2

    /// The distance between two edges that face each other.
    static func distance(_ first: EdgeSpacing, _ second: EdgeSpacing, along axis: Axis) -> Double {
        switch (first, second) {
        case (.none, _), (_, .none): 0
        case (.text, .text): axis == .vertical ? 0 : 8
        default: 8
        }
    }
}

/// What a view wants beyond its four edges.
public struct EdgeSpacings: Hashable, Sendable {
    /// Above the view.
    public var top = EdgeSpacing.standard
    /// Before the view.
    public var leading = EdgeSpacing.standard
    /// Below the view.
    public var bottom = EdgeSpacing.standard
    /// Behind the view.
    public var trailing = EdgeSpacing.standard

    /// The platform's distance at all edges, unless they say otherwise.
    public init(
        top: EdgeSpacing = .standard, leading: EdgeSpacing = .standard,
        bottom: EdgeSpacing = .standard, trailing: EdgeSpacing = .standard
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    static let standard = EdgeSpacings()
    static let text = EdgeSpacings(top: .text, leading: .text, bottom: .text, trailing: .text)
    static let none = EdgeSpacings(top: .none, leading: .none, bottom: .none, trailing: .none)

    func before(_ axis: Axis) -> EdgeSpacing { axis == .horizontal ? leading : top }
    func after(_ axis: Axis) -> EdgeSpacing { axis == .horizontal ? trailing : bottom }

    /// The spacing of views that lie beside or on top of each other: the most demanding of each edge.
    static func union(_ all: [EdgeSpacings]) -> EdgeSpacings {
        EdgeSpacings(
            top: widest(all.lazy.map(\.top)), leading: widest(all.lazy.map(\.leading)),
            bottom: widest(all.lazy.map(\.bottom)), trailing: widest(all.lazy.map(\.trailing)))
    }

    private static func widest(_ edges: some Sequence<EdgeSpacing>) -> EdgeSpacing {
        if edges.contains(.standard) { return .standard }
        return edges.contains(.text) ? .text : .none
    }
}
