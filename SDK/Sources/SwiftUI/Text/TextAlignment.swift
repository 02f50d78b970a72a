import CWidgetPlugin

/// How the lines of a text stand to one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// They begin at the same place.
    case leading
    /// They have the same middle.
    case center
    /// They end at the same place.
    case trailing

    var header: widget_text_alignment {
        switch self {
        case .leading: WIDGET_TEXT_LEADING
        case .center: WIDGET_TEXT_CENTER
        case .trailing: WIDGET_TEXT_TRAILING
        }
    }
}

extension Text {
    /// Where a text that does not fit is cut off.
    public enum TruncationMode: Sendable {
        /// At the beginning.
        case head
        /// At the end.
        case tail
        /// In the middle.
        case middle

        var header: widget_truncation {
            switch self {
            case .head: WIDGET_TRUNCATE_HEAD
            case .tail: WIDGET_TRUNCATE_TAIL
            case .middle: WIDGET_TRUNCATE_MIDDLE
            }
        }
    }
}
