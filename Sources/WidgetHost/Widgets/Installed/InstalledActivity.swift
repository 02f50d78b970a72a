/// One live activity that an installed plugin can start.
public struct InstalledActivity: Sendable, Hashable {
    /// The activity's identifier in its plugin: the type name of its attributes.
    public let name: String
    /// The path of the plugin, as found.
    public let plugin: String
    /// The bundle around the plugin; nil for a bare `.so` file.
    public let bundle: BundleInfo?
}
