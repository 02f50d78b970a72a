import WidgetWire

/// The distance between lines of a font; the numbers are those of `widget_leading`.
enum FontLeading: UInt32, CaseIterable {
    case standard = 1
    case tight = 2
    case loose = 3

    /// The leading as a protocol value.
    var sent: Font.Leading {
        switch self {
        case .standard: .standard
        case .tight: .tight
        case .loose: .loose
        }
    }
}
