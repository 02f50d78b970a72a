/// A horizontal and a vertical alignment.
public struct Alignment: Hashable, Sendable {
    /// The horizontal alignment.
    public var horizontal: HorizontalAlignment
    /// The vertical alignment.
    public var vertical: VerticalAlignment

    /// Creates an alignment of both axes.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The corner at the top where lines begin.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The corner at the top where lines end.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The middle of the edge where lines begin.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The center.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the edge where lines end.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The corner at the bottom where lines begin.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The corner at the bottom where lines end.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The leading edge of the first text baseline.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    /// The center of the first text baseline.
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
    /// The trailing edge of the first text baseline.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    /// The leading edge of the last text baseline.
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading, vertical: .lastTextBaseline)
    /// The center of the last text baseline.
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center, vertical: .lastTextBaseline)
    /// The trailing edge of the last text baseline.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)

    /// The guides in the header's `widget_alignment`.
    var number: Int64 { horizontal.number | vertical.number }
}
