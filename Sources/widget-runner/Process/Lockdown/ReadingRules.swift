import CLinux
import Glibc
import WidgetWire

/// Allows folders to be read, except for the closed paths in them.
///
/// Landlock can only allow, so a folder with something closed in it cannot be allowed as a whole.
/// The root, a few folders of the system and the home are then allowed entry by entry; any other
/// such folder stays closed as a whole. So neither what can be read nor the time of a launch
/// depends on how many entries other folders have.
struct ReadingRules {
    private let ruleset: linux_landlock_ruleset
    private let closed: [String]
    private let home: String?

    private static let splitFolders = ["/", "/opt", "/run", "/usr", "/var", "/var/lib"]
    /// Folders where the system keeps secrets next to files that all programs read.
    ///
    /// To look through all that is below them would delay each launch by milliseconds.
    private static let guardedFolders = [
        "/etc", "/etc/NetworkManager", "/etc/NetworkManager/system-connections", "/etc/cups",
        "/etc/openvpn", "/etc/ppp", "/etc/ssh", "/etc/ssl", "/sys", "/sys/kernel", "/var/lib",
    ]

    /// Whether the user is root, who owns what other users must not read and could read it even
    /// without privileges.
    private let isAdministrator = geteuid() == 0

    /// Rules that leave out the hidden entries of the home and `closed`; links must be resolved.
    init(_ ruleset: linux_landlock_ruleset, home: HomeFolders, closed: [String]) {
        self.ruleset = ruleset
        self.home = home.home
        self.closed = closed + home.closed
    }

    /// Allows the visible part of the home to be read, unless the home itself lies in a closed
    /// folder.
    func allowHome(unlessIn hidden: [String]) {
        guard let home, !hidden.contains(where: { home.isInside(folder: $0) }) else { return }
        allow(home)
    }

    /// Allows a file, or a folder with everything below it, to be read; does nothing when it is
    /// missing.
    func allow(_ path: String) {
        guard isSplit(path) else {
            _ = linux_landlock_allow_reading(ruleset, path)
            return
        }
        guard path == home || isGuarded(path) || Self.splitFolders.contains(path) else { return }
        let inside = path == "/" ? "/" : "\(path)/"
        FilePath.forEachEntry(of: path) { name, entry, folder in
            if path == home ? HomeFolders.isHidden(name) : !isForEverybody(name, folder) { return }
            if isSplit(inside + name) {
                allow(inside + name)
            } else if [DT_DIR, DT_REG, DT_UNKNOWN].contains(Int(entry.pointee.d_type)) {
                _ = linux_landlock_allow_reading_entry(ruleset, folder, entry)
            }
        }
    }

    /// Whether a folder cannot be allowed as a whole.
    private func isSplit(_ path: String) -> Bool { holdsClosed(path) || isGuarded(path) }

    private func isGuarded(_ path: String) -> Bool {
        isAdministrator && Self.guardedFolders.contains(path)
    }

    /// Whether users other than root can read an entry of the system's folders.
    private func isForEverybody(_ name: String, _ folder: Int32) -> Bool {
        guard isAdministrator else { return true }
        var status = stat()
        return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
            && status.st_mode & S_IROTH != 0
    }

    /// Whether a path is closed or contains a closed path.
    private func holdsClosed(_ path: String) -> Bool {
        closed.contains { $0.isInside(folder: path) }
    }
}
