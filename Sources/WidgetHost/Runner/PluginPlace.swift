import Foundation
import Glibc
import WidgetWire

/// The place of a plugin: its bundle folder or its bare library.
struct PluginPlace {
    /// The absolute path, with links in the surrounding folders resolved.
    let path: String

    /// A place from a recorded path.
    init(path: String) { self.path = path }

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
}
