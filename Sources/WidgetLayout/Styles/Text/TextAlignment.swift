import WidgetWire

/// The alignment of a text's lines; the numbers are those of `widget_text_alignment`.
enum TextAlignment: Int64, CaseIterable {
    case leading = 1
    case center = 2
    case trailing = 3

    /// The alignment as a protocol value.
    var sent: Paragraph.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
