/// One widget that an installed plugin offers.
public struct InstalledWidget: Sendable, Hashable {
    /// The widget's permanent and unique identifier, in reverse DNS.
    public let kind: String
    /// The name to show; its bundle's when the plugin gives none, or else the kind.
    public let displayName: String
    /// The widget's content in a sentence or two; empty when the plugin gives none.
    public let description: String
    /// The families it supports, at least one, in ``WidgetFamily``'s order.
    public let families: [WidgetFamily]
    /// The parameters that the user can set, in the plugin's order.
    public let parameters: [WidgetParameter]
    /// Whether the content reaches the widget's edges (WidgetKit's `contentMarginsDisabled()`).
    public let contentMarginsDisabled: Bool
    /// Whether the background may be left out (WidgetKit's `containerBackgroundRemovable(_:)`).
    public let backgroundRemovable: Bool
    /// Whether users are asked for the parameters when they place the widget.
    ///
    /// This is WidgetKit's `promptsForUserConfiguration()`.
    public internal(set) var promptsForConfiguration = false
    /// Whether its provider may recommend configurations (WidgetKit's `recommendations()`).
    public internal(set) var recommends = false
    /// The path of the plugin, as found: absolute, of a `.so` file or a `.widgetbundle` folder.
    public let plugin: String
    /// The bundle around the plugin; nil for a bare `.so` file.
    public let bundle: BundleInfo?
    /// Problems that do not prevent the widget's use: intents that cannot be listed, companions
    /// that cannot be asked.
    public internal(set) var warnings: [PluginProblem] = []
}
