import WidgetWire

/// What a plugin has new, as it says itself.
public struct PluginReload: Sendable, Hashable {
    /// The plugin as it was found.
    public let plugin: String
    /// One of the plugin's kinds; nil: all of them.
    public let kind: String?
    /// Whether controls are meant, and not widgets.
    public let ofControls: Bool

    /// What a plugin's process sends; nil when it makes no sense.
    init?(_ request: ReloadRequest, plugin: String) {
        guard request.kind.isEmpty || DescriptionCheck.isUsable(request.kind) else { return nil }
        self.plugin = plugin
        kind = request.kind.isEmpty ? nil : request.kind
        ofControls = request.controls
    }
}
