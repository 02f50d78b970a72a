import CLinux
import Glibc

/// Restricts the files that a plugin can reach: it reads the system and the visible home, and
/// writes only its container.
///
/// Besides the container, a few devices can be written. The private files of the user's other
/// programs cannot even be read: the hidden entries of the home, the host's own files, temporary
/// files, terminals, run-time sockets, logs and mails. `/proc` stays readable as far as it is for
/// everybody: libdispatch reads about its own threads there, whose names are not known ahead, and
/// traps when it may not.
struct LandlockSandbox {
    /// The plugin's own folder, created when missing; nil when there is none.
    var container: String?
    /// The user's home, of which only the visible part can be read.
    var home: HomeFolders
    /// Files and folders that cannot be read, even inside readable ones.
    var hidden: [String]
    /// Files and folders that can be read wherever they lie, such as the plugin's bundle.
    var shown: [String]

    /// Without `zero`, which, when mapped, is memory that no limit counts.
    private static let devices = ["null", "full", "random", "urandom"].map { "/dev/\($0)" }
    /// Among them are memory dumps, logs and mails of the user's programs, secrets of services, and
    /// other disks, which may hold homes too.
    private static let systemHidden = [
        "/dev", "/media", "/mnt", "/run/agenix", "/run/agenix.d", "/run/credentials", "/run/keys",
        "/run/log", "/run/media", "/run/secrets", "/run/secrets.d", "/run/user", "/tmp",
        "/var/crash", "/var/lib/systemd", "/var/log", "/var/mail", "/var/spool", "/var/tmp",
    ]

    /// The sandbox for the plugin that a runner was started for.
    init(_ arguments: RunnerArguments, home: HomeFolders = HomeFolders()) {
        container = arguments.container
        self.home = home
        hidden = arguments.hidden
        shown = home.shown + [FilePath.folder(of: FilePath.resolved("/proc/self/exe"))]
        shown += [arguments.plugin, arguments.bundle ?? FilePath.folder(of: arguments.plugin)]
    }

    /// Restricts this process.
    ///
    /// - Returns: Whether it is restricted; without Landlock in the kernel, the user's own rights
    ///   remain.
    func restrictSelf() throws(StartError) -> Bool {
        if let container { Self.makeTemporaryFolder("\(container)/tmp") }
        var ruleset = linux_landlock_ruleset()
        guard linux_landlock_create_ruleset(&ruleset) == 0 else {
            if [ENOSYS, EOPNOTSUPP].contains(errno) { return false }
            throw .system(call: "landlock_create_ruleset", errno: errno)
        }
        defer { close(ruleset.descriptor) }
        let hidden = hidden.map(FilePath.resolved)
        let rules = ReadingRules(
            ruleset, home: home, closed: hidden + Self.systemHidden.map(FilePath.resolved))
        rules.allow("/")
        rules.allowHome(unlessIn: hidden)
        shown.compactMap(FilePath.real).forEach(rules.allow)
        for path in Self.devices + [container.map(FilePath.resolved)].compactMap(\.self) {
            // A path that does not exist needs no rule.
            _ = linux_landlock_allow_changing(ruleset, path)
        }
        guard linux_landlock_restrict_self(ruleset) == 0 else {
            throw .system(call: "landlock_restrict_self", errno: errno)
        }
        return true
    }

    /// Creates the folder for temporary files, and locks it for the life of this process.
    ///
    /// Hosts empty the folder only while it is not locked.
    private static func makeTemporaryFolder(_ path: String) {
        FilePath.makeFolders(path)
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
        guard folder >= 0 else { return }
        // Out of reach of a plugin that counts descriptors from 3.
        let kept = fcntl(folder, F_DUPFD_CLOEXEC, HostConnection.lowestDescriptor)
        if kept >= 0 { close(folder) }
        flock(kept >= 0 ? kept : folder, LOCK_SH | LOCK_NB)
    }
}
