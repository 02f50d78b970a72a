import Foundation
import Glibc

/// Records which plugin owns each container: the one that used its name first.
///
/// Any plugin may claim any identifier in its `Info.plist`. So the host keeps the owners' paths in
/// a folder beside the containers, which no plugin can see, and whose name no container can have.
struct ContainerOwners {
    /// The folder of containers.
    let folder: String

    /// How long to wait for another host that is claiming a container; it takes some milliseconds.
    private static let patience = Duration.seconds(1)

    private var records: String { "\(folder)/.owners" }

    /// The file that names a container's owner.
    func record(of name: String) -> String { "\(records)/\(name)" }

    /// The plugin's container: `name` if it is free or already its own, else a numbered one.
    ///
    /// A container is free when it has no owner, or when its owner is gone and has left no files. A
    /// plugin that was moved takes its container along.
    ///
    /// - Parameter place: The plugin's place.
    func claim(_ name: String, for place: PluginPlace) -> String {
        if let held = held(name, by: place) {
            complete(held, for: place)
            return held
        }
        if let claimed = try? claimAnew(name, for: place) { return claimed }
        if let former = firstContainer(of: name, where: place.isNewPlace) { return former }
        // No record can be written; then only a container that does not exist yet is safe.
        return Self.candidates(name).first { candidate in
            isFree(candidate) && (try? FileStamp(path: "\(folder)/\(candidate)")) == nil
        } ?? name
    }

    /// The container of this name, or of a numbered one, that a plugin owns; nil when it has none
    /// yet.
    func held(_ name: String, by place: PluginPlace) -> String? {
        firstContainer(of: name, where: place.isSame)
    }

    /// Whether a container has anything besides temporary files, or cannot be looked into.
    func hasFiles(_ name: String) -> Bool {
        do {
            let entries = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")
            return entries.contains { $0 != "tmp" }
        } catch {
            return (error as? CocoaError)?.code != .fileReadNoSuchFile
        }
    }

    /// The first container of this name, or a numbered one, whose owner is wanted.
    private func firstContainer(
        of name: String, where isWanted: (PluginPlace) -> Bool
    ) -> String? {
        for candidate in Self.candidates(name) {
            guard let owner = owner(of: candidate) else { return nil }
            if isWanted(owner) { return candidate }
        }
        return nil
    }

    /// The date since when a plugin has had its container; nil when it has none yet.
    func since(_ plugin: PluginFile) -> Date? {
        guard let held = held(PluginContainer.name(of: plugin), by: PluginPlace(plugin)) else {
            return nil
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: record(of: held))
        return attributes?[.modificationDate] as? Date
    }

    /// The owner of a container; nil when it has none.
    func owner(of name: String) -> PluginPlace? {
        FileManager.default.contents(atPath: record(of: name)).flatMap(PluginPlace.init(record:))
    }

    private func claimAnew(_ name: String, for place: PluginPlace) throws -> String? {
        try FileManager.default.createDirectory(
            atPath: records, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        // The lock keeps two hosts from both finding it free.
        let turn = try Syscalls.lockedFolder(records, patience: Self.patience)
        defer { Syscalls.close(turn) }
        if let held = held(name, by: place) { return held }
        let own = firstContainer(of: name, where: place.isNewPlace)
        guard let claimed = own ?? Self.candidates(name).first(where: isFree) else { return nil }
        try write(place, as: record(of: claimed))
        return claimed
    }

    /// Writes a record atomically, so that it is whole or missing after a power failure.
    private func write(_ place: PluginPlace, as path: String) throws {
        let new = "\(records)/.new"
        try place.record.write(to: URL(filePath: new))
        let file = try FileHandle(forWritingTo: URL(filePath: new))
        try file.synchronize()
        try file.close()
        guard rename(new, path) == 0 else { throw Errno.last }
    }

    /// Adds the plugin's owner to a record of an older version, which has none.
    private func complete(_ name: String, for place: PluginPlace) {
        guard owner(of: name)?.owner == nil, place.owner != nil,
            let turn = try? Syscalls.lockedFolder(records, patience: Self.patience)
        else { return }
        defer { Syscalls.close(turn) }
        let path = record(of: name)
        let files = FileManager.default
        // Since then it has had its container.
        let since = (try? files.attributesOfItem(atPath: path))?[.modificationDate]
        guard let since, (try? write(place, as: path)) != nil else { return }
        try? files.setAttributes([.modificationDate: since], ofItemAtPath: path)
    }

    private func isFree(_ name: String) -> Bool {
        guard let owner = owner(of: name) else { return true }
        return owner.isGone && !hasFiles(name)
    }

    /// The name itself, then the name with numbers behind a character that other names cannot have.
    private static func candidates(_ name: String) -> some Sequence<String> {
        sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : "\(name)~\($0)" }
    }
}
