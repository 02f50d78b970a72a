import WidgetWire

/// A widget or a control that the user has placed.
public struct PlacedWidget: Sendable, Hashable {
    /// The kind of the widget or control.
    public var kind: String
    /// The widget's family; nil for a control.
    public var family: WidgetFamily?
    /// The user's settings.
    public var configuration: [String: ConfigurationValue]

    /// Describes a placed widget or control.
    public init(
        kind: String, family: WidgetFamily?, configuration: [String: ConfigurationValue] = [:]
    ) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }

    /// The message for the plugin.
    var wire: PlacedInstance {
        var wire = PlacedInstance()
        wire.kind = kind
        wire.family = family?.wire ?? .unspecified
        wire.configuration = configuration.mapValues(\.wire)
        return wire
    }
}
