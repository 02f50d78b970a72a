/// Something that an installed plugin can have done.
public struct InstalledIntent: Sendable, Hashable {
    /// What identifies the intent in its plugin.
    public let name: String
    /// The name to show; ``name`` when the plugin gives no title.
    public let title: String
    /// What it does; empty when the plugin does not say.
    public let description: String
    /// What the user can set, in the order the plugin declares it.
    public let parameters: [WidgetParameter]
    /// The plugin as it was found.
    public let plugin: String
}
