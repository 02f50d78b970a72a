import WidgetWire

/// A widget or a control that the user has placed.
public struct PlacedWidget: Sendable, Hashable {
    /// A widget's or a control's.
    public var kind: String
    /// Nil for a control.
    public var family: WidgetFamily?
    /// What the user has set.
    public var configuration: [String: ConfigurationValue]

    /// Names what is placed.
    public init(
        kind: String, family: WidgetFamily?, configuration: [String: ConfigurationValue] = [:]
    ) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }

    /// What the plugin is told.
    var wire: PlacedInstance {
        var wire = PlacedInstance()
        wire.kind = kind
        wire.family = family?.wire ?? .unspecified
        wire.configuration = configuration.mapValues(\.wire)
        return wire
    }
}
