import Foundation

/// Decides which of two plugins in one folder came first, where both want the same kind.
///
/// A new plugin cannot take over a kind by sorting first. The host knows since when a plugin has
/// had its container; of two that came at about the same time, as when a folder is filled, the
/// first name wins.
struct Seniority: Sendable {
    /// Plugins that came less than this apart, in seconds, count as having come together.
    private static let leastDifference: TimeInterval = 60

    private let owners: ContainerOwners?

    /// - Parameter containers: The folder of the plugins' containers; nil when there are none, so
    ///   that names decide.
    init(containers: String?) { owners = containers.map { ContainerOwners(folder: $0) } }

    /// Whether a plugin was there before another one that sorts before it.
    ///
    /// The order of folders is the user's choice, so no plugin is senior to one in another folder.
    /// Reads two small files.
    func isSenior(_ plugin: PluginFile, to other: PluginFile) -> Bool {
        guard plugin.directory == other.directory, let since = owners?.since(plugin),
            let others = owners?.since(other)
        else { return false }
        return others.timeIntervalSince(since) > Self.leastDifference
    }
}
