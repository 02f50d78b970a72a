import CWidgetPlugin

/// The sizes and places a widget can have.
public enum WidgetFamily: Int, CaseIterable, Sendable {
    /// A small square.
    case systemSmall
    /// Two squares side by side.
    case systemMedium
    /// Four squares in a square.
    case systemLarge
    /// Eight squares, in landscape.
    case systemExtraLarge
    /// Eight squares, in portrait.
    case systemExtraLargePortrait
    /// A round one for complications and lock screens.
    case accessoryCircular
    /// A few lines of text for complications and lock screens.
    case accessoryRectangular
    /// One line of text.
    case accessoryInline
    /// The corner of a watch face.
    case accessoryCorner
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
    /// The name of the case.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        case .accessoryCorner: "accessoryCorner"
        }
    }

    /// The name of the case.
    public var debugDescription: String { description }
}

extension WidgetFamily {
    /// The families of the header, which has one bit for each.
    var bit: widget_family {
        switch self {
        case .systemSmall: widget_family(WIDGET_SYSTEM_SMALL)
        case .systemMedium: widget_family(WIDGET_SYSTEM_MEDIUM)
        case .systemLarge: widget_family(WIDGET_SYSTEM_LARGE)
        case .systemExtraLarge: widget_family(WIDGET_SYSTEM_EXTRA_LARGE)
        case .systemExtraLargePortrait: widget_family(WIDGET_SYSTEM_EXTRA_LARGE_PORTRAIT)
        case .accessoryCircular: widget_family(WIDGET_ACCESSORY_CIRCULAR)
        case .accessoryRectangular: widget_family(WIDGET_ACCESSORY_RECTANGULAR)
        case .accessoryInline: widget_family(WIDGET_ACCESSORY_INLINE)
        case .accessoryCorner: widget_family(WIDGET_ACCESSORY_CORNER)
        }
    }

    init(_ bit: widget_family) {
        self = Self.allCases.first { $0.bit == bit } ?? .systemSmall
    }
}
