/// One live activity that an installed plugin can start.
public struct InstalledActivity: Sendable, Hashable {
    /// What identifies the activity in its plugin: the name of its attributes' type.
    public let name: String
    /// The plugin as it was found.
    public let plugin: String
    /// The bundle around the plugin; nil for a bare `.so` file.
    public let bundle: BundleInfo?
}
