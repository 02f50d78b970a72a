/// One control that an installed plugin offers.
public struct InstalledControl: Sendable, Hashable {
    /// What identifies the control for ever and everywhere.
    public let kind: String
    /// The name to show; the kind when the plugin gives none.
    public let displayName: String
    /// What the control does; empty when the plugin does not say.
    public let description: String
    /// What the user can set, in the order the plugin declares it.
    public let parameters: [WidgetParameter]
    /// Whether it says how it is, so that it can be shown and pressed.
    public let canBeShown: Bool
    /// The plugin as it was found.
    public let plugin: String
    /// The bundle around the plugin; nil for a bare `.so` file.
    public let bundle: BundleInfo?
}
