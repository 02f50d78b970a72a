public import Foundation

extension FileManager {
    /// Returns the folder that a plugin's widgets, intents and controls share for an app group.
    ///
    /// Differs from Apple: every group identifier is accepted, and plugins with the same group do
    /// not share the folder.
    public func containerURL(
        forSecurityApplicationGroupIdentifier groupIdentifier: String
    ) -> URL? {
        let name = groupIdentifier.replacing("/", with: "_")
        guard !name.isEmpty, !name.hasPrefix("."), !name.contains("\0") else { return nil }
        let folder = PluginContainer.url.appending(
            path: "Groups/\(name)", directoryHint: .isDirectory)
        // Authors write into the folder without creating it.
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
