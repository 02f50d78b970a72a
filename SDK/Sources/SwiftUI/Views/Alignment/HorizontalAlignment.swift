import CWidgetPlugin
import Foundation

/// An alignment of views along the horizontal axis: the vertical line in each that is put at the
/// same position.
public struct HorizontalAlignment: Sendable {
    /// The guide in the header's `widget_alignment`.
    let number: Int64
    private let id: any AlignmentID.Type

    /// Creates a custom alignment.
    public init(_ id: any AlignmentID.Type) {
        self.id = id
        number = Int64(AlignmentNumbers.number(of: id))
    }

    private init(_ guide: widget_alignment, _ id: any AlignmentID.Type) {
        self.id = id
        number = Int64(guide.rawValue)
    }

    /// The edge where lines begin.
    public static let leading = HorizontalAlignment(WIDGET_LEADING, Leading.self)
    /// The center.
    public static let center = HorizontalAlignment(WIDGET_CENTER_HORIZONTAL, Center.self)
    /// The edge where lines end.
    public static let trailing = HorizontalAlignment(WIDGET_TRAILING, Trailing.self)

    /// Where the separator of a list's row begins: the leading edge of the row's content.
    ///
    /// No effect here: lists in widgets have no separators.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// Where the separator of a list's row ends: the trailing edge of the row's content.
    ///
    /// No effect here: lists in widgets have no separators.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

    /// The alignment of a number in the header's `widget_alignment`.
    init?(number: Int64) {
        let standard: [HorizontalAlignment] = [.leading, .center, .trailing]
        if let alignment = standard.first(where: { $0.number == number }) {
            self = alignment
        } else if let id = AlignmentNumbers.id(of: Int(number)) {
            self.init(id)
        } else {
            return nil
        }
    }

    func value(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }
}

extension HorizontalAlignment: Hashable {
    /// Whether both are the same alignment.
    public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool {
        lhs.number == rhs.number
    }

    /// Hashes the alignment.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}
