import CLinux
import Foundation
import Glibc
import WidgetWire

/// The place of a plugin: its bundle folder or its bare library.
struct PluginPlace {
    /// The absolute path, with links in the surrounding folders resolved.
    let path: String
    /// What stays when the folder or library is renamed: its inode and the time it was made; nil
    /// where the file system does not know.
    private let origin: String?
    /// The owner of the folder or library; nil in the records of older versions.
    let owner: uid_t?
    /// Whether the owner is neither root nor the user.
    private let isForeign: Bool

    private static let ownerMark = "owner "

    /// A place from a record.
    init?(record: Data) {
        let parts = record.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        guard let path = parts.first else { return nil }
        self.path = path
        origin = parts.dropFirst().first { !$0.hasPrefix(Self.ownerMark) }
        owner = parts.dropFirst().first { $0.hasPrefix(Self.ownerMark) }
            .flatMap { uid_t($0.dropFirst(Self.ownerMark.count)) }
        isForeign = false
    }

    /// A place whose owner is known.
    init(path: String, owner: uid_t, user: uid_t) {
        (self.path, self.owner, origin) = (path, owner, nil)
        isForeign = owner != 0 && owner != user
    }

    /// The place as a record.
    var record: Data {
        let parts = [path, origin, owner.map { "\(Self.ownerMark)\($0)" }]
        return Data(parts.compactMap(\.self).joined(separator: "\0").utf8)
    }

    /// The place of a plugin, or of the bundle that a companion belongs to.
    ///
    /// A link at the end of the path is not resolved: it is the same plugin when it leads to
    /// another version.
    ///
    /// - Parameter user: The user for whom plugins run.
    init(_ plugin: PluginFile, user: uid_t = geteuid()) {
        let url = URL(filePath: plugin.folder ?? plugin.library)
        let around = url.deletingLastPathComponent().path
        let resolved = realpath(around, nil)
        defer { free(resolved) }
        let folder = resolved.map { String(cString: $0) } ?? around
        path = folder == "/" ? "/\(url.lastPathComponent)" : "\(folder)/\(url.lastPathComponent)"
        origin = Self.origin(of: path)
        // The owners of a link, of its target and of a bundle's library can all change what runs.
        let owners = Self.owners(of: [path, plugin.library])
        let foreign = owners.first { $0 != 0 && $0 != user }
        owner = foreign ?? owners.first
        isForeign = foreign != nil
    }

    /// Whether nothing exists there any more.
    var isGone: Bool {
        do throws(Errno) {
            _ = try FileStamp(path: path)
            return false
        } catch {
            return error.number == ENOENT || error.number == ENOTDIR
        }
    }

    /// Whether this plugin is the one of a record: both places are now the same file or folder, and
    /// no other user has put something else there since.
    func isSame(as other: PluginPlace) -> Bool {
        isSameFile(as: other) && !isReplaced(since: other)
    }

    /// Whether this plugin belongs to a user who is neither root nor the present one, nor the owner
    /// of what a record was written for.
    func isReplaced(since other: PluginPlace) -> Bool {
        guard isForeign, let former = other.owner else { return false }
        return former != owner
    }

    /// Whether both places are now the same file or folder, whoever owns it.
    func isSameFile(as other: PluginPlace) -> Bool {
        if path.hasBytes(of: other.path) { return true }
        guard let here = try? FileStamp(path: path), let there = try? FileStamp(path: other.path)
        else { return false }
        return here.device == there.device && here.inode == there.inode
    }

    /// Whether this is where what was at a place that is gone was moved to.
    func isNewPlace(of other: PluginPlace) -> Bool {
        origin != nil && origin == other.origin && other.isGone
    }

    /// The owners of files, and of what they lead to if they are links.
    private static func owners(of paths: [String]) -> [uid_t] {
        paths.flatMap { path in
            var status = stat()
            let own = lstat(path, &status) == 0 ? status.st_uid : nil
            let target = stat(path, &status) == 0 ? status.st_uid : nil
            return [own, target].compactMap(\.self)
        }
    }

    private static func origin(of path: String) -> String? {
        var status = stat()
        var birth: Int64 = 0
        guard lstat(path, &status) == 0, linux_file_birth(path, &birth) == 0 else { return nil }
        return "\(status.st_ino):\(birth)"
    }
}
