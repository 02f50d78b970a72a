import WidgetText

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
    static let none = EdgeSpacings(top: .none, leading: .none, bottom: .none, trailing: .none)

    /// The edges of a text.
    static func text(_ spacing: TextSpacing) -> EdgeSpacings {
        let edge = EdgeSpacing(.text, text: spacing)
        return EdgeSpacings(top: edge, leading: edge, bottom: edge, trailing: edge)
    }

    /// The same kinds of edges with what the texts at other edges want.
    func wanting(_ others: EdgeSpacings) -> EdgeSpacings {
        EdgeSpacings(
            top: EdgeSpacing(top.kind, text: others.top.text),
            leading: EdgeSpacing(leading.kind, text: others.leading.text),
            bottom: EdgeSpacing(bottom.kind, text: others.bottom.text),
            trailing: EdgeSpacing(trailing.kind, text: others.trailing.text))
    }

    func before(_ axis: Axis) -> EdgeSpacing { axis == .horizontal ? leading : top }
    func after(_ axis: Axis) -> EdgeSpacing { axis == .horizontal ? trailing : bottom }

    /// The spacing of views that lie beside or on top of each other.
    static func union(_ all: [EdgeSpacings]) -> EdgeSpacings {
        EdgeSpacings(
            top: .union(all.lazy.map(\.top)), leading: .union(all.lazy.map(\.leading)),
            bottom: .union(all.lazy.map(\.bottom)), trailing: .union(all.lazy.map(\.trailing)))
    }
}
