/// Words under which users find an intent of an installed plugin.
public struct InstalledShortcut: Sendable, Hashable {
    /// The name of one of the plugin's intents.
    public let intent: String
    /// The name to show.
    public let title: String
    /// An SF Symbols name; empty when there is none.
    public let symbol: String
    /// The phrases that users may say.
    public let phrases: [String]
    /// The path of the plugin, as found.
    public let plugin: String
}
