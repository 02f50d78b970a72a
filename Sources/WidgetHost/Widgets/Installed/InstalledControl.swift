/// One control that an installed plugin offers.
public struct InstalledControl: Sendable, Hashable {
    /// The control's permanent and unique identifier.
    public let kind: String
    /// The name to show; the kind when the plugin gives none.
    public let displayName: String
    /// The control's purpose; empty when the plugin gives none.
    public let description: String
    /// The parameters that the user can set, in the plugin's order.
    public let parameters: [WidgetParameter]
    /// Whether it reports its state, so that it can be shown and pressed.
    public let canBeShown: Bool
    /// The path of the plugin, as found.
    public let plugin: String
    /// The bundle around the plugin; nil for a bare `.so` file.
    public let bundle: BundleInfo?
}
