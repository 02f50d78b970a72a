/// A set of a rectangle's edges; the raw values are those of `widget_edge`.
struct EdgeSet: OptionSet {
    let rawValue: Int64

    static let top = EdgeSet(rawValue: 1 << 0)
    static let leading = EdgeSet(rawValue: 1 << 1)
    static let bottom = EdgeSet(rawValue: 1 << 2)
    static let trailing = EdgeSet(rawValue: 1 << 3)
    static let all: EdgeSet = [.top, .leading, .bottom, .trailing]
}
