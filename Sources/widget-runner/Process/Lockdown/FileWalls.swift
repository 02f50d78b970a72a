import CLinux
import Glibc

/// What of the file system a plugin can reach: the system and the visible part of the home, read only,
/// and its own container.
///
/// Nothing is written but the container and a few devices. What is private to other programs of the
/// user is not even read: the hidden entries of the home, what the host keeps, temporary files,
/// terminals, run-time sockets, logs and mails. What `/proc` tells everybody of other processes stays
/// open: libdispatch reads there of its own threads, whose names nobody knows ahead, and traps when it
/// may not.
struct FileWalls {
    /// The plugin's own folder, made when missing; nil: none.
    var container: String?
    /// The user's home, of which only what is visible is read.
    var home: HomeFolders
    /// Files and folders that are not the plugin's business, though they may lie in one that is.
    var hidden: [String]
    /// What is read wherever it lies, such as the plugin's bundle.
    var shown: [String]

    /// Not `zero`: mapped, it is memory that no limit counts.
    private static let devices = ["null", "full", "random", "urandom"].map { "/dev/\($0)" }
    /// Among them memory of the user's programs that crashed, their logs and mails.
    private static let systemHidden = [
        "/dev", "/run/log", "/run/user", "/tmp", "/var/crash", "/var/lib/systemd", "/var/log",
        "/var/mail", "/var/spool", "/var/tmp",
    ]

    /// The walls of the plugin that a runner was started for.
    init(_ arguments: RunnerArguments, home: HomeFolders = HomeFolders()) {
        container = arguments.container
        self.home = home
        hidden = arguments.hidden
        shown = home.shown + [FilePath.folder(of: FilePath.resolved("/proc/self/exe"))]
        shown += [arguments.plugin, arguments.bundle ?? FilePath.folder(of: arguments.plugin)]
    }

    /// Shuts this process in.
    ///
    /// - Returns: Whether it is; a kernel without Landlock leaves it as free as its user.
    func raise() throws(StartError) -> Bool {
        if let container { Self.makeTemporaryFolder("\(container)/tmp") }
        var walls = linux_file_walls()
        guard linux_open_file_walls(&walls) == 0 else {
            if [ENOSYS, EOPNOTSUPP].contains(errno) { return false }
            throw .system(call: "landlock_create_ruleset", errno: errno)
        }
        defer { close(walls.descriptor) }
        let hidden = hidden.map(FilePath.resolved)
        let rules = ReadingRules(
            walls, home: home, closed: hidden + Self.systemHidden.map(FilePath.resolved))
        rules.allow("/")
        rules.allowHome(unlessIn: hidden)
        shown.compactMap(FilePath.real).forEach(rules.allow)
        for path in Self.devices + [container.map(FilePath.resolved)].compactMap(\.self) {
            // What is not there needs no way to it.
            _ = linux_allow_changing(walls, path)
        }
        guard linux_raise_file_walls(walls) == 0 else {
            throw .system(call: "landlock_restrict_self", errno: errno)
        }
        return true
    }

    /// Makes the folder of temporary files, and locks it for as long as this process lives: hosts empty
    /// it only while nobody has.
    private static func makeTemporaryFolder(_ path: String) {
        FilePath.makeFolders(path)
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
        guard folder >= 0 else { return }
        // Beyond the descriptors that a plugin counts up from 3.
        let kept = fcntl(folder, F_DUPFD_CLOEXEC, HostConnection.lowestDescriptor)
        if kept >= 0 { close(folder) }
        flock(kept >= 0 ? kept : folder, LOCK_SH | LOCK_NB)
    }
}
