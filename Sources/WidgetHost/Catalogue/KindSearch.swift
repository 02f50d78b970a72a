import Foundation

/// Who has a kind, known as soon as the answers still to come cannot change it.
///
/// The first directory that has a kind wins, so answers from later ones need not be waited for. In
/// one directory the first name wins of those that have answered.
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

    /// Begins without an answer from any of `plugins`, which are in the order found.
    init(_ plugins: [PluginFile]) {
        var directories: [String: Int] = [:]
        for (rank, plugin) in plugins.enumerated() {
            let path = URL(fileURLWithPath: plugin.path).deletingLastPathComponent().path
            let directory = directories[path] ?? silent.count
            if directory == silent.count {
                directories[path] = directory
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
        for member in contents.members where place.rank < candidates[member.kind]?.rank ?? .max {
            candidates[member.kind] = Candidate(
                owner: KindOwner(member: member, plugin: plugin), rank: place.rank,
                directory: place.directory)
        }
    }

    /// What has `kind`; nil while an earlier directory may have it, or when nobody has.
    func owner(of kind: String) -> KindOwner? {
        guard let candidate = candidates[kind],
            silent[..<candidate.directory].allSatisfy({ $0 == 0 })
        else { return nil }
        return candidate.owner
    }
}
