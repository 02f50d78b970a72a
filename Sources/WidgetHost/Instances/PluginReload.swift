import WidgetWire

/// A plugin's report that some of its content is out of date.
public struct PluginReload: Sendable, Hashable {
    /// The content to ask for again.
    public enum Subject: Sendable, Hashable {
        /// Timelines of widgets.
        case timelines
        /// The values of controls.
        case controls
        /// The configurations that widgets recommend.
        case recommendations
    }

    /// The path of the plugin, as found.
    public let plugin: String
    /// One of the plugin's kinds; nil for all of them.
    public let kind: String?
    /// The content to ask for again.
    public let subject: Subject

    /// Reads a plugin's request; nil when it is not valid.
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
