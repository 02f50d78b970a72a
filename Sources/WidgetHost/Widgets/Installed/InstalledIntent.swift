/// An intent that an installed plugin can perform.
public struct InstalledIntent: Sendable, Hashable {
    /// The intent's identifier in its plugin.
    public let name: String
    /// The name to show; ``name`` when the plugin gives no title.
    public let title: String
    /// The intent's purpose; empty when the plugin gives none.
    public let description: String
    /// The parameters that the user can set, in the plugin's order.
    public let parameters: [WidgetParameter]
    /// The path of the plugin, as found.
    public let plugin: String
}
