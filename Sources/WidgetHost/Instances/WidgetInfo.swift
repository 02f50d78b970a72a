import WidgetWire

/// What a plugin is told of a widget or a control that the user has placed.
///
/// Plugins read it as `WidgetInfo` or `ControlInfo`. ``WidgetInstance`` is what the store keeps of
/// a widget, with settings that the installed one may not understand.
public struct WidgetInfo: Sendable, Hashable {
    /// The kind of the widget or control.
    public var kind: String
    /// The widget's family; nil for a control.
    public var family: WidgetFamily?
    /// The user's settings, as far as the installed widget understands them.
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
