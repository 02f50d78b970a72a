/// One widget that an installed plugin offers.
public struct InstalledWidget: Sendable, Hashable {
    /// What identifies the widget for ever and everywhere, in reverse DNS.
    public let kind: String
    /// The name to show; the kind when the plugin gives none.
    public let displayName: String
    /// What the widget shows, in a sentence or two; empty when the plugin gives none.
    public let description: String
    /// The sizes it can have, at least one, in ``WidgetFamily``'s order.
    public let families: [WidgetFamily]
    /// What the user can set, in the order the plugin declares it.
    public let parameters: [WidgetParameter]
    /// Whether the content reaches the widget's edges (WidgetKit's `contentMarginsDisabled()`).
    public let contentMarginsDisabled: Bool
    /// Whether the background may be left out (WidgetKit's `containerBackgroundRemovable(_:)`).
    public let backgroundRemovable: Bool
    /// Whether users are to be asked for the parameters as soon as they place the widget (WidgetKit's
    /// `promptsForUserConfiguration()`).
    public var promptsForConfiguration = false
    /// Whether its provider may recommend configurations (WidgetKit's `recommendations()`).
    public var recommends = false
    /// The plugin as it was found: an absolute path of a `.so` file or a `.widgetbundle` folder.
    public let plugin: String
    /// The bundle around the plugin; nil for a bare `.so` file.
    public let bundle: BundleInfo?
    /// What is missing of its plugin: intents that cannot be listed, a companion that cannot be asked.
    public var troubles: [PluginProblem] = []
}
