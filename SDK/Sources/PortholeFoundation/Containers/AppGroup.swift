public import Foundation

extension FileManager {
    /// The folder that a plugin's widgets, intents and controls share under an app group's name.
    ///
    /// Differs from Apple: any group's name is allowed, and the folder is the plugin's own; plugins with the
    /// same group do not share it.
    public func containerURL(
        forSecurityApplicationGroupIdentifier groupIdentifier: String
    ) -> URL? {
        let name = groupIdentifier.replacing("/", with: "_")
        guard !name.isEmpty, !name.hasPrefix("."), !name.contains("\0") else { return nil }
        let folder = PluginContainer.url.appending(
            path: "Groups/\(name)", directoryHint: .isDirectory)
        // Authors write into it without making it.
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
