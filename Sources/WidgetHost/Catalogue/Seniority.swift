import Foundation

/// Which of two plugins in one folder came first, where both want the same.
///
/// Whoever is put beside others takes nothing from them by an earlier name. The host knows since when a plugin
/// has its container; of two that came at about the same time, as when a folder is filled, the first name wins.
struct Seniority: Sendable {
    /// How far apart two plugins come at least that did not come together, in seconds.
    private static let leastDifference: TimeInterval = 60

    private let owners: ContainerOwners?

    /// - Parameter containers: The folder of the plugins' containers; nil where they have none, and names decide.
    init(containers: String?) { owners = containers.map { ContainerOwners(folder: $0) } }

    /// Whether a plugin was there before another one, which is found before it.
    ///
    /// A folder before another one is the user's choice, so there nobody is senior. Reads two small files.
    func isSenior(_ plugin: PluginFile, to other: PluginFile) -> Bool {
        guard plugin.directory == other.directory, let since = owners?.since(plugin),
            let others = owners?.since(other)
        else { return false }
        return others.timeIntervalSince(since) > Self.leastDifference
    }
}
