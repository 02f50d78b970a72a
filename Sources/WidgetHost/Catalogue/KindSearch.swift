import Foundation

/// Finds the owner of a kind as soon as the outstanding answers cannot change it.
///
/// The first directory that has a kind wins, so answers from later ones need not be waited for.
/// Within a directory, the senior plugin wins among those that have answered, or else the first
/// name.
struct KindSearch: Sendable {
    private struct Candidate {
        let owner: KindOwner
        let rank: Int
        let directory: Int
    }

    /// Each plugin's position in the order found, and the position of its directory.
    private var places: [PluginFile: (rank: Int, directory: Int)] = [:]
    /// The number of plugins of each directory that have not answered yet.
    private var unanswered: [Int] = []
    private var candidates: [String: Candidate] = [:]
    private let seniority: Seniority

    /// Starts without any answer from `plugins`, which are in the order found.
    init(_ plugins: [PluginFile], seniority: Seniority) {
        self.seniority = seniority
        var directories: [String: Int] = [:]
        for (rank, plugin) in plugins.enumerated() {
            let directory = directories[plugin.directory] ?? unanswered.count
            if directory == unanswered.count {
                directories[plugin.directory] = directory
                unanswered.append(0)
            }
            unanswered[directory] += 1
            places[plugin] = (rank, directory)
        }
    }

    /// Adds a plugin's description.
    mutating func learn(_ plugin: PluginFile, _ described: DescribedPlugin) {
        guard let place = places.removeValue(forKey: plugin) else { return }
        unanswered[place.directory] -= 1
        guard case .widgets(let description) = described,
            let contents = try? DescriptionCheck(plugin: plugin).contents(of: description)
        else { return }
        for member in contents.members {
            let candidate = Candidate(
                owner: KindOwner(member: member, plugin: plugin), rank: place.rank,
                directory: place.directory)
            if wins(candidate, over: candidates[member.kind]) {
                candidates[member.kind] = candidate
            }
        }
    }

    private func wins(_ candidate: Candidate, over other: Candidate?) -> Bool {
        guard let other else { return true }
        let (plugin, others) = (candidate.owner.plugin, other.owner.plugin)
        return candidate.rank < other.rank
            ? !seniority.isSenior(others, to: plugin) : seniority.isSenior(plugin, to: others)
    }

    /// The owner of `kind`; nil while an earlier directory may have it, or when no plugin has it.
    func owner(of kind: String) -> KindOwner? {
        guard let candidate = candidates[kind],
            unanswered[..<candidate.directory].allSatisfy({ $0 == 0 })
        else { return nil }
        return candidate.owner
    }
}
