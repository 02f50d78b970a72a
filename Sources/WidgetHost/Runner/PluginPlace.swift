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

    /// A place from a record.
    init?(record: Data) {
        let parts = record.split(separator: 0)
        guard let path = parts.first else { return nil }
        self.path = String(decoding: path, as: UTF8.self)
        origin = parts.dropFirst().first.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The place as a record.
    var record: Data { Data(([path] + [origin].compactMap(\.self)).joined(separator: "\0").utf8) }

    /// The place of a plugin, or of the bundle that a companion belongs to.
    ///
    /// A link at the end of the path is not resolved: it is the same plugin when it leads to
    /// another version.
    init(_ plugin: PluginFile) {
        let url = URL(filePath: plugin.folder ?? plugin.library)
        let around = url.deletingLastPathComponent().path
        let resolved = realpath(around, nil)
        defer { free(resolved) }
        let folder = resolved.map { String(cString: $0) } ?? around
        path = folder == "/" ? "/\(url.lastPathComponent)" : "\(folder)/\(url.lastPathComponent)"
        origin = Self.origin(of: path)
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

    /// Whether both places are now the same file or folder.
    func isSame(as other: PluginPlace) -> Bool {
        if path.hasBytes(of: other.path) { return true }
        guard let here = try? FileStamp(path: path), let there = try? FileStamp(path: other.path)
        else { return false }
        return here.device == there.device && here.inode == there.inode
    }

    /// Whether this is where what was at a place that is gone was moved to.
    func isNewPlace(of other: PluginPlace) -> Bool {
        origin != nil && origin == other.origin && other.isGone
    }

    private static func origin(of path: String) -> String? {
        var status = stat()
        var birth: Int64 = 0
        guard lstat(path, &status) == 0, linux_file_birth(path, &birth) == 0 else { return nil }
        return "\(status.st_ino):\(birth)"
    }
}
