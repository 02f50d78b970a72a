import CLinux
import Glibc
import WidgetWire

/// A folder that a plugin may fill up to a size.
///
/// The plugin may be hostile and change the folder meanwhile, so links are not followed, and what
/// cannot be counted, such as a folder that cannot be opened, counts as too much, and so does what
/// takes too long. That does not apply when this process itself lacks descriptors or memory.
struct FolderBound: Sendable, Hashable {
    /// The folder's absolute path; it need not exist.
    let path: String
    /// How many bytes it may take on disk.
    let byteLimit: Int

    /// The least size that a file or folder counts for: names and looking at them have a cost too.
    private static let leastSize = 16 * 1024
    private static let depthLimit = 64
    /// How long counting may take; a disk needs seconds for all that is allowed.
    private static let patience = Duration.seconds(60)

    /// Whether it may lie in memory, as what is below `/run` does.
    var mayBeInMemory: Bool { linux_may_be_in_memory(path) }

    /// Whether the folder holds more than it may.
    var isExceeded: Bool { isExceeded(besides: 0) }

    /// Whether the folder and the unlinked files that the plugin's process keeps in it are more than
    /// it may hold.
    ///
    /// What is written to a disk is limited anyway, so unlinked files count in memory alone.
    ///
    /// - Parameter pid: A child; if it is reaped meanwhile, the result means nothing.
    func isExceeded(by pid: pid_t) -> Bool {
        guard mayBeInMemory else { return isExceeded }
        let files = UnlinkedFiles(of: pid, in: path)
        guard let mappedCount = files.mappedCount else { return true }
        return isExceeded(besides: files.openSize + mappedCount * ContractLimits.fileSize)
    }

    private func isExceeded(besides size: Int) -> Bool {
        guard size <= byteLimit else { return true }
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
        guard folder >= 0 else { return false }
        var count = Count(rest: byteLimit - size, end: .now + Self.patience)
        return !Self.fits(folder, at: 0, &count)
    }

    private struct Count {
        var rest: Int
        let end: ContinuousClock.Instant
    }

    /// Subtracts the size of an open folder's contents from the rest, and closes the folder.
    ///
    /// - Returns: Whether the rest and the time were enough.
    private static func fits(_ folder: Int32, at depth: Int, _ count: inout Count) -> Bool {
        Syscalls.forEachName(closing: folder) { name in
            guard .now < count.end else { return false }
            var status = stat()
            // A file that has vanished meanwhile takes no room.
            guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return true }
            count.rest -= max(status.sizeOnDisk, leastSize)
            guard count.rest >= 0 else { return false }
            guard status.st_mode & S_IFMT == S_IFDIR else { return true }
            guard depth < depthLimit else { return false }
            let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
            guard inner >= 0 else { return errno == ENOENT || Errno.last.isShortage }
            return fits(inner, at: depth + 1, &count)
        }
    }
}
