import CWidgetPlugin
import Foundation

/// An alignment of views along the vertical axis: the horizontal line in each that is put at the
/// same position.
public struct VerticalAlignment: Sendable {
    /// The guide in the header's `widget_alignment`.
    let number: Int64
    private let id: any AlignmentID.Type

    /// Creates a custom alignment.
    public init(_ id: any AlignmentID.Type) {
        self.id = id
        number = Int64(AlignmentNumbers.number(of: id)) << 8
    }

    private init(_ guide: widget_alignment, _ id: any AlignmentID.Type) {
        self.id = id
        number = Int64(guide.rawValue)
    }

    /// The top edge.
    public static let top = VerticalAlignment(WIDGET_TOP, Top.self)
    /// The vertical center.
    public static let center = VerticalAlignment(WIDGET_CENTER_VERTICAL, Center.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(WIDGET_BOTTOM, Bottom.self)
    /// The baseline of the first line of text.
    public static let firstTextBaseline = VerticalAlignment(
        WIDGET_FIRST_TEXT_BASELINE, FirstTextBaseline.self)
    /// The baseline of the last line of text.
    public static let lastTextBaseline = VerticalAlignment(
        WIDGET_LAST_TEXT_BASELINE, LastTextBaseline.self)
    /// The middle of the first line's capital letters, or of a view without text; labels center
    /// their icon there.
    static let firstTextLineCenter = VerticalAlignment(
        WIDGET_FIRST_TEXT_LINE_CENTER, FirstTextLineCenter.self)

    /// The alignment of a number in the header's `widget_alignment`.
    init?(number: Int64) {
        let standard: [VerticalAlignment] = [
            .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .firstTextLineCenter,
        ]
        if let alignment = standard.first(where: { $0.number == number }) {
            self = alignment
        } else if let id = AlignmentNumbers.id(of: Int(number >> 8)) {
            self.init(id)
        } else {
            return nil
        }
    }

    func value(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }
}

extension VerticalAlignment: Hashable {
    /// Whether both are the same alignment.
    public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool {
        lhs.number == rhs.number
    }

    /// Hashes the alignment.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        context[explicit: .firstTextBaseline] ?? context.height
    }
}

private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        context[explicit: .lastTextBaseline] ?? context.height
    }
}

private enum FirstTextLineCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        context[explicit: .firstTextLineCenter] ?? context.height / 2
    }
}
