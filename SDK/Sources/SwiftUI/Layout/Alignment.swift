import CWidgetPlugin
public import Foundation

/// A guide of one's own: conform a type to it to align views by a place of your choice.
public protocol AlignmentID {
    /// Where the guide is in a view that does not set it.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// How views stand to one another horizontally.
public struct HorizontalAlignment: Equatable, Sendable {
    let code: Int64

    private init(code: Int64) { self.code = code }

    /// Creates a guide of one's own.
    ///
    /// Unlike on Apple's platforms a view that does not set it has the guide at its leading edge.
    public init(_ id: any AlignmentID.Type) {
        code = CustomGuides.code(of: id)
    }

    /// The leading edges.
    public static let leading = HorizontalAlignment(code: Int64(WIDGET_LEADING.rawValue))
    /// The centres.
    public static let center = HorizontalAlignment(code: Int64(WIDGET_CENTER_HORIZONTAL.rawValue))
    /// The trailing edges.
    public static let trailing = HorizontalAlignment(code: Int64(WIDGET_TRAILING.rawValue))
}

/// How views stand to one another vertically.
public struct VerticalAlignment: Equatable, Sendable {
    let code: Int64

    private init(code: Int64) { self.code = code }

    /// Creates a guide of one's own.
    ///
    /// Unlike on Apple's platforms a view that does not set it has the guide at its top edge.
    public init(_ id: any AlignmentID.Type) {
        code = CustomGuides.code(of: id) << 8
    }

    /// The top edges.
    public static let top = VerticalAlignment(code: Int64(WIDGET_TOP.rawValue))
    /// The centres.
    public static let center = VerticalAlignment(code: Int64(WIDGET_CENTER_VERTICAL.rawValue))
    /// The bottom edges.
    public static let bottom = VerticalAlignment(code: Int64(WIDGET_BOTTOM.rawValue))
    /// The baselines of the first lines of text.
    public static let firstTextBaseline = VerticalAlignment(
        code: Int64(WIDGET_FIRST_TEXT_BASELINE.rawValue))
    /// The baselines of the last lines of text.
    public static let lastTextBaseline = VerticalAlignment(
        code: Int64(WIDGET_LAST_TEXT_BASELINE.rawValue))
}

/// How views stand to one another in both directions.
public struct Alignment: Equatable, Sendable {
    /// The horizontal part.
    public var horizontal: HorizontalAlignment
    /// The vertical part.
    public var vertical: VerticalAlignment

    /// Creates an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    var code: Int64 { horizontal.code | vertical.code }

    /// The centres.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middles of the leading edges.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middles of the trailing edges.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middles of the top edges.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middles of the bottom edges.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The corners at the top, where lines begin.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The corners at the top, where lines end.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The corners at the bottom, where lines begin.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The corners at the bottom, where lines end.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The baselines of the first lines of text, in the middle.
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
    /// The baselines of the first lines of text, where lines begin.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    /// The baselines of the first lines of text, where lines end.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    /// The baselines of the last lines of text, in the middle.
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center, vertical: .lastTextBaseline)
}
