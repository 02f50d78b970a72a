import CLinux
import Glibc

/// Lets folders be read through walls, as far as nothing in them is closed.
///
/// Landlock knows only what is allowed, so a folder with something closed in it cannot be let through
/// as a whole. The root, a few folders of the system and the home are then let through entry by entry;
/// every other one stays closed as a whole. So what can be read depends on where things lie, and
/// neither that nor a launch's time on how crowded the folders around them are.
struct ReadingRules {
    private let walls: linux_file_walls
    private let closed: [String]
    private let home: String?

    private static let splitFolders = ["/", "/opt", "/run", "/usr", "/var", "/var/lib"]
    /// Where the system keeps secrets beside what all programs read.
    private static let guardedFolders = [
        "/etc", "/etc/ssh", "/etc/ssl", "/sys", "/sys/kernel", "/var/lib",
    ]

    /// Whether the user owns what the system's other users must not read: without any rights of an
    /// administrator's he could still read that.
    private let isAdministrator = geteuid() == 0

    /// Rules for `walls` that spare the hidden entries of a home and `closed`, all paths without links.
    init(_ walls: linux_file_walls, home: HomeFolders, closed: [String]) {
        self.walls = walls
        self.home = home.home
        self.closed = closed + home.closed
    }

    /// Lets the visible part of the home be read, unless it lies in what is closed itself.
    func allowHome(unlessIn hidden: [String]) {
        guard let home, !hidden.contains(where: { FilePath.isInside(home, $0) }) else { return }
        allow(home)
    }

    /// Lets a file, or a folder with all below it, be read; nothing happens where there is none.
    func allow(_ path: String) {
        guard isSplit(path) else {
            _ = linux_allow_reading(walls, path)
            return
        }
        guard path == home || isGuarded(path) || Self.splitFolders.contains(path) else { return }
        let inside = path == "/" ? "/" : "\(path)/"
        FilePath.forEachEntry(of: path) { name, entry, folder in
            if path == home ? HomeFolders.isHidden(name) : !isForEverybody(name, folder) { return }
            if isSplit(inside + name) {
                allow(inside + name)
            } else if [DT_DIR, DT_REG, DT_UNKNOWN].contains(Int(entry.pointee.d_type)) {
                _ = linux_allow_reading_entry(walls, folder, entry)
            }
        }
    }

    /// Whether a folder is not let through as a whole.
    private func isSplit(_ path: String) -> Bool { holdsClosed(path) || isGuarded(path) }

    private func isGuarded(_ path: String) -> Bool {
        isAdministrator && Self.guardedFolders.contains(path)
    }

    /// Whether an entry of the system's folders can be read by whoever is no administrator.
    private func isForEverybody(_ name: String, _ folder: Int32) -> Bool {
        guard isAdministrator else { return true }
        var status = stat()
        return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
            && status.st_mode & S_IROTH != 0
    }

    /// Whether a path is closed, or leads to what is.
    private func holdsClosed(_ path: String) -> Bool {
        closed.contains { FilePath.isInside($0, path) }
    }
}
