import WidgetWire

/// Where a text is cut when there is too little room; the numbers are those of `widget_truncation`.
enum TextTruncation: Int64, CaseIterable {
    case tail = 1
    case middle = 2
    case head = 3

    /// The truncation as a protocol value.
    var sent: Paragraph.Truncation {
        switch self {
        case .tail: .tail
        case .middle: .middle
        case .head: .head
        }
    }
}
