import WidgetWire

/// How far lines of a font stand apart; the numbers are those of `widget_leading`.
enum FontLeading: UInt32, CaseIterable {
    case standard = 1
    case tight = 2
    case loose = 3

    /// The leading as it is sent.
    var sent: Font.Leading {
        switch self {
        case .standard: .standard
        case .tight: .tight
        case .loose: .loose
        }
    }
}
