import Foundation

/// Who has a kind, known as soon as the answers still to come cannot change it.
///
/// The first directory that has a kind wins, so answers from later ones need not be waited for. In
/// one directory the senior plugin wins of those that have answered, or else the first name.
struct KindSearch: Sendable {
    private struct Candidate {
        let owner: KindOwner
        let rank: Int
        let directory: Int
    }

    /// Each plugin's place in the order found, and the place of its directory.
    private var places: [PluginFile: (rank: Int, directory: Int)] = [:]
    /// How many plugins of each directory have not answered.
    private var silent: [Int] = []
    private var candidates: [String: Candidate] = [:]
    private let seniority: Seniority

    /// Begins without an answer from any of `plugins`, which are in the order found.
    init(_ plugins: [PluginFile], seniority: Seniority) {
        self.seniority = seniority
        var directories: [String: Int] = [:]
        for (rank, plugin) in plugins.enumerated() {
            let directory = directories[plugin.directory] ?? silent.count
            if directory == silent.count {
                directories[plugin.directory] = directory
                silent.append(0)
            }
            silent[directory] += 1
            places[plugin] = (rank, directory)
        }
    }

    /// Takes in what a plugin said.
    mutating func learn(_ plugin: PluginFile, _ described: DescribedPlugin) {
        guard let place = places.removeValue(forKey: plugin) else { return }
        silent[place.directory] -= 1
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

    /// What has `kind`; nil while an earlier directory may have it, or when nobody has.
    func owner(of kind: String) -> KindOwner? {
        guard let candidate = candidates[kind],
            silent[..<candidate.directory].allSatisfy({ $0 == 0 })
        else { return nil }
        return candidate.owner
    }
}
