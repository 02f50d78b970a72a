import Glibc

/// A folder that a plugin may fill up to a size.
///
/// The plugin may change it meanwhile, and means no good: links are not followed, and what cannot be
/// counted, such as a folder that nobody may open, is too much; but not what is not counted because
/// this process has too much open itself.
struct FolderBound: Sendable, Hashable {
    /// The folder's absolute path; it need not exist.
    let path: String
    /// How many bytes it may take on the disk.
    let byteLimit: Int

    /// What a file or folder counts for at least: names take room too, and time to look at.
    private static let leastSize = 16 * 1024
    private static let depthLimit = 64

    /// Whether the folder holds more than it may.
    var isExceeded: Bool {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
        guard folder >= 0 else { return false }
        var rest = byteLimit
        return !Self.takes(folder, at: 0, from: &rest)
    }

    /// Takes what an open folder holds off the rest, and closes it; false when that is not enough.
    private static func takes(_ folder: Int32, at depth: Int, from rest: inout Int) -> Bool {
        Syscalls.forEachName(closing: folder) { name in
            var status = stat()
            // What is gone meanwhile takes no room.
            guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return true }
            rest -= max(Int(status.st_blocks) * 512, leastSize)
            guard rest >= 0 else { return false }
            guard status.st_mode & S_IFMT == S_IFDIR else { return true }
            guard depth < depthLimit else { return false }
            let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
            guard inner >= 0 else { return errno == ENOENT || Errno.last.isShortage }
            return takes(inner, at: depth + 1, from: &rest)
        }
    }
}
