import Foundation
import Glibc

/// Where a plugin lies: its bundle folder or its bare library.
struct PluginPlace: Hashable {
    /// The absolute path, in which the folders around it are no links.
    let path: String

    /// A path that was kept.
    init(path: String) { self.path = path }

    /// The place of a plugin, or of the bundle whose companion it is.
    ///
    /// The last name is left as it is: a link is the same plugin when it leads to another version.
    init(_ plugin: PluginFile) {
        let url = URL(filePath: plugin.folder ?? plugin.library)
        let around = url.deletingLastPathComponent().path
        let resolved = realpath(around, nil)
        defer { free(resolved) }
        let folder = resolved.map { String(cString: $0) } ?? around
        path = folder == "/" ? "/\(url.lastPathComponent)" : "\(folder)/\(url.lastPathComponent)"
    }

    /// Whether nothing is there any more.
    var isGone: Bool {
        do throws(Errno) {
            _ = try FileStamp(path: path)
            return false
        } catch {
            return error.number == ENOENT || error.number == ENOTDIR
        }
    }

    /// Whether one file or folder lies at both places now.
    func isSame(as other: PluginPlace) -> Bool {
        if path == other.path { return true }
        guard let here = try? FileStamp(path: path), let there = try? FileStamp(path: other.path)
        else { return false }
        return here.device == there.device && here.inode == there.inode
    }
}
