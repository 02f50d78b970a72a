import WidgetWire

/// What a plugin has new, as it says itself.
public struct PluginReload: Sendable, Hashable {
    /// What is to be asked for again.
    public enum Subject: Sendable, Hashable {
        /// Timelines of widgets.
        case timelines
        /// The values of controls.
        case controls
        /// The configurations that widgets recommend.
        case recommendations
    }

    /// The plugin as it was found.
    public let plugin: String
    /// One of the plugin's kinds; nil: all of them.
    public let kind: String?
    /// What is to be asked for again.
    public let subject: Subject

    /// What a plugin's process sends; nil when it makes no sense.
    init?(_ request: ReloadRequest, plugin: String) {
        guard request.kind.isEmpty || DescriptionCheck.isUsable(request.kind) else { return nil }
        switch request.subject {
        case .timelines: subject = .timelines
        case .controls: subject = .controls
        case .recommendations: subject = .recommendations
        case .UNRECOGNIZED: return nil
        }
        self.plugin = plugin
        kind = request.kind.isEmpty ? nil : request.kind
    }
}
