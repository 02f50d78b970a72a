import CWidgetPlugin

/// The sizes and locations of widgets.
public enum WidgetFamily: Int, CaseIterable, Sendable {
    /// A small square.
    case systemSmall
    /// The area of two small squares side by side.
    case systemMedium
    /// The area of four small squares.
    case systemLarge
    /// The area of eight small squares, in landscape.
    case systemExtraLarge
    /// The area of eight small squares, in portrait.
    case systemExtraLargePortrait
    /// A circle for complications and lock screens.
    case accessoryCircular
    /// A few lines of text for complications and lock screens.
    case accessoryRectangular
    /// The first text and a picture before it, on one line in the system's style.
    case accessoryInline
    /// A corner of a watch face.
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
    /// The bit of the family in the C header.
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
