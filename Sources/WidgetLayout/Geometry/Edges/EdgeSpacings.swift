import WidgetText

/// A view's preferred distances at its four edges.
public struct EdgeSpacings: Hashable, Sendable {
    /// The distance above the view.
    public var top = EdgeSpacing.standard
    /// The distance at the view's leading edge.
    public var leading = EdgeSpacing.standard
    /// The distance below the view.
    public var bottom = EdgeSpacing.standard
    /// The distance at the view's trailing edge.
    public var trailing = EdgeSpacing.standard

    /// Makes spacings; edges that are left out have the platform's distance.
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

    /// The spacings of a text.
    static func text(_ spacing: TextSpacing) -> EdgeSpacings {
        let edge = EdgeSpacing(.text, text: spacing)
        return EdgeSpacings(top: edge, leading: edge, bottom: edge, trailing: edge)
    }

    /// The same kinds of edges with the text distances of others.
    func wanting(_ others: EdgeSpacings) -> EdgeSpacings {
        EdgeSpacings(
            top: EdgeSpacing(top.kind, text: others.top.text),
            leading: EdgeSpacing(leading.kind, text: others.leading.text),
            bottom: EdgeSpacing(bottom.kind, text: others.bottom.text),
            trailing: EdgeSpacing(trailing.kind, text: others.trailing.text))
    }

    func before(_ axis: Axis) -> EdgeSpacing { axis == .horizontal ? leading : top }
    func after(_ axis: Axis) -> EdgeSpacing { axis == .horizontal ? trailing : bottom }

    /// The spacings of views that lie beside or on top of each other.
    static func union(_ all: [EdgeSpacings]) -> EdgeSpacings {
        EdgeSpacings(
            top: .union(all.lazy.map(\.top)), leading: .union(all.lazy.map(\.leading)),
            bottom: .union(all.lazy.map(\.bottom)), trailing: .union(all.lazy.map(\.trailing)))
    }
}
