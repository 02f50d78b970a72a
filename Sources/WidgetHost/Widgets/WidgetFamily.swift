public import WidgetWire

/// The sizes a widget can have, named as WidgetKit names them.
public enum WidgetFamily: String, Sendable, Hashable, CaseIterable, Codable {
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    case systemExtraLargePortrait
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline
    case accessoryCorner

    /// Whether the family is meant for a lock screen or a watch face instead of a home screen.
    public var isAccessory: Bool {
        switch self {
        case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: true
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
            .systemExtraLargePortrait:
            false
        }
    }

    /// The default size of this family in points, margins included.
    public var defaultSize: WidgetSize {
        switch self {
        case .systemSmall: WidgetSize(width: 158, height: 158)
        case .systemMedium: WidgetSize(width: 338, height: 158)
        case .systemLarge: WidgetSize(width: 338, height: 354)
        case .systemExtraLarge: WidgetSize(width: 715, height: 354)
        case .systemExtraLargePortrait: WidgetSize(width: 338, height: 550)
        case .accessoryCircular: WidgetSize(width: 72, height: 72)
        case .accessoryRectangular: WidgetSize(width: 160, height: 72)
        case .accessoryInline: WidgetSize(width: 234, height: 26)
        case .accessoryCorner: WidgetSize(width: 72, height: 72)
        }
    }
}

extension WidgetFamily {
    /// The family as a protocol value, which renderers use too.
    public var wire: Family {
        switch self {
        case .systemSmall: .systemSmall
        case .systemMedium: .systemMedium
        case .systemLarge: .systemLarge
        case .systemExtraLarge: .systemExtraLarge
        case .systemExtraLargePortrait: .systemExtraLargePortrait
        case .accessoryCircular: .accessoryCircular
        case .accessoryRectangular: .accessoryRectangular
        case .accessoryInline: .accessoryInline
        case .accessoryCorner: .accessoryCorner
        }
    }

    /// Reads a peer's family; nil when this host does not know it.
    init?(wire: Family) {
        guard let family = Self.allCases.first(where: { $0.wire == wire }) else { return nil }
        self = family
    }
}
